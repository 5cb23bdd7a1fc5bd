import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { end, makeCart, pay } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

// The server around the pages, with a fake entry in place of the app; tests/browser/seo.spec.ts tests the real one.
const entry = `
import { appendFileSync } from 'node:fs';
export async function renderPage({ href, locale, nonce, origin, ask }) {
  if (href.startsWith('/account')) return { kind: 'shell', hasSecretLink: false };
  if (href === '/bestelling') return { kind: 'shell', hasSecretLink: true };
  appendFileSync(new URL('../rendered', import.meta.url), locale + ' ' + href + '\\n');
  if (href === '/broken') throw new Error('a component failed');
  if (href === '/old') return { kind: 'redirect', href: '/new' };
  const answer = await ask({ query: '{ me { __typename } }', operationName: null, variables: {} });
  return {
    kind: 'page',
    status: href === '/nothing' ? 404 : 200,
    body: '<link rel="preload" as="image" href="/media/x"/><p style="color:#123456">' + locale + '</p>' +
      '<script nonce="' + nonce + '">' + answer.data.me.__typename + '</script>',
    head: '<title>Chair</title><link rel="canonical" href="' + origin + href + '"/>',
    routes: ['/contact'],
  };
}`;

const shell = `<!doctype html><html lang="nl"><head>
  <meta name="viewport" content="width=device-width"><title>Shell</title>
  <meta name="description" content="Shell"><script src="/early.js"></script><script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/kit.js">
  <link rel="stylesheet" href="/assets/index.css"></head>
  <body><div id="root"></div><noscript>Needs scripts</noscript></body></html>`;

let api: ApiHarness;
let folder: string;
/** Language and path of each page that was rendered, in the thread of the pages. */
const rendered = (): readonly string[] =>
  readFileSync(path.join(folder, 'rendered'), 'utf8').split('\n').filter(Boolean);
const open = (url: string, headers: Record<string, string> = {}) =>
  api.inject({ url, headers: { accept: 'text/html', ...headers } });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hervonden-pages-'));
  for (const name of ['server', '.vite']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.html'), shell);
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/index.css'), '@media (width<48rem){.index{margin:0}}\n');
  writeFileSync(path.join(folder, 'assets/chair.css'), '.chair{margin:0}\n');
  writeFileSync(path.join(folder, 'early.js'), 'document.title;');
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'server/entry-server.js'), entry);
  const chunk = { file: 'assets/chair.js', css: ['assets/chair.css'] };
  const manifest = {
    'index.html': { file: 'assets/index.js' },
    'src/routes/content/content-contact.tsx?tsr-split=component---loader': chunk,
  };
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  api = await startApi({ config: { appDir: folder, publicUrl: 'https://hervonden.test' } });
  await open('/');
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  writeFileSync(path.join(folder, 'rendered'), '');
});

describe('a page from the server', () => {
  test('U24 has its own head before any script runs, and neither title nor description of the shell', async () => {
    const { body, statusCode } = await open('/stoel');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      'content="width=device-width"><title>Chair</title><link rel="canonical" href="https://hervonden.test/stoel"/>',
    );
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body).not.toMatch(/Shell|Needs scripts|noscript/);
    expect(body).toContain('<div id="root"><p');
  });

  test('U4 renders after one answer: its styles and first script are in it, the first picture comes early', async () => {
    const { body } = await open('/stoel');
    const [picture, main, own] = ['/media/x', '.index{', '.chair{'].map((one) => body.indexOf(one));
    expect(picture).toBeGreaterThan(0);
    expect(picture).toBeLessThan(main ?? 0);
    expect(main).toBeLessThan(own ?? 0);
    expect(body).toContain('<script>document.title;</script>');
    // Lazy chunks look for these elements and then do not load their styles again.
    expect(body).toContain('<link rel="inside" disabled="" href="/assets/index.css">');
    expect(body).toContain('<link rel="inside" disabled="" crossorigin="" href="/assets/chair.css">');
  });

  test('U4 leaves the connection to fonts and pictures: no code is fetched until src/app/early begins', async () => {
    const { body } = await open('/stoel');
    expect(body).toContain('<link rel="later" data-start="" crossorigin="" href="/assets/index.js">');
    for (const file of ['kit', 'chair'])
      expect(body).toContain(`<link rel="later" crossorigin="" href="/assets/${file}.js">`);
    expect(body).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  });

  test('a personal page is the plain shell with its scripts and styles as they were built', async () => {
    expect((await open('/account')).body).toBe(shell);
  });

  test('nothing that it shows can break out of it; its style and script are allowed by their hash, the scripts of the router by a nonce', async () => {
    const { body, headers } = await open('/stoel');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain(' style="');
    const sheets = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(sheets).toEqual([
      '@media (width<48rem){.index{margin:0}}\n.chair{margin:0}',
      '#root [data-style="0"]{color:#123456}',
    ]);
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = String(headers['content-security-policy']);
    for (const css of sheets) expect(/style-src ([^;]*)/.exec(policy)?.[1]).toContain(hashOf(css));
    const [, nonce] = /<script nonce="([\w-]{22})">/.exec(body) ?? [];
    expect(policy).toContain(`script-src 'self' ${hashOf('document.title;')} 'nonce-${nonce}';`);
    expect(policy).not.toContain('unsafe');
    // The browser keeps the page and its nonce when the server answers that nothing changed.
    const again = await open('/stoel', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.headers['content-security-policy']]).toEqual([304, policy]);
  });

  test('I18N-001 comes in the language of the address, else of the cookie, else of the browser, else in Dutch', async () => {
    const language = async (url: string, headers = {}) => {
      const { body } = await open(url, headers);
      return [/<html lang="(\w+)"/.exec(body)?.[1], /<p[^>]*>(\w+)<\/p>/.exec(body)?.[1]];
    };
    const french = { 'accept-language': 'de, en;q=0.5, fr;q=0.9' };
    expect(await language('/stoel')).toEqual(['nl', 'nl']);
    expect(await language('/stoel', { 'accept-language': 'en;q=0.3, de, fr-BE;q=0.8' })).toEqual([
      'fr',
      'fr',
    ]);
    expect(await language('/stoel', french)).toEqual(['fr', 'fr']);
    expect(await language('/stoel', { ...french, cookie: 'locale=en' })).toEqual(['en', 'en']);
    expect(await language('/stoel?taal=fr', { cookie: 'locale=en' })).toEqual(['fr', 'fr']);
    expect((await open('/stoel')).headers.vary).toMatch(/Accept-Language.*Cookie/);
  });

  test('is the same for a signed-in person as for a visitor', async () => {
    const token = await api.signIn(await makeUser(api.db));
    const { body } = await open('/mine', { authorization: `Token ${token}` });
    expect(body).toContain('UserNotAuthenticatedError');
  });
});

describe('statuses', () => {
  test('ROUTE-044 an address that leads nowhere is a page with status 404', async () => {
    expect((await open('/nothing')).statusCode).toBe(404);
  });

  test('another spelling of an address redirects to the canonical one for good', async () => {
    const { statusCode, headers } = await open('/old');
    expect([statusCode, headers.location]).toEqual([301, '/new']);
  });

  test('I18N-001 a redirect preserves the language of a link, also from the cached answer', async () => {
    const target = async (url: string, headers = {}) => (await open(url, headers)).headers.location;
    expect(await target('/old?taal=fr')).toBe('/new?taal=fr');
    expect(await target('/old', { 'accept-language': 'fr' })).toBe('/new');
    expect(await target('/old?taal=fr')).toBe('/new?taal=fr');
    // Dutch is given explicitly, because the browser may prefer another language.
    expect(await target('/old?taal=nl', { 'accept-language': 'fr' })).toBe('/new?taal=nl');
    expect(await target('/old?taal=de')).toBe('/new');
    expect(rendered().filter((one) => one.startsWith('fr'))).toEqual(['fr /old']);
  });

  test('ROUTE-045 a page that fails is replaced by the plain shell with status 500, and is logged once', async () => {
    const before = api.logged.length;
    const { statusCode, body, headers } = await open('/broken');
    expect(statusCode).toBe(500);
    expect(body).toBe(shell);
    expect(headers['x-robots-tag']).toBe('noindex');
    const lines = api.logged.slice(before).filter((line) => line.includes('page not rendered'));
    expect(lines).toHaveLength(1);
  });

  test('a page about a person is the plain shell, made on their own device', async () => {
    const { statusCode, body } = await open('/account/favorieten');
    expect([statusCode, body]).toEqual([200, shell]);
    expect(rendered()).toEqual([]);
  });

  test('a page with a secret link never names itself to other sites', async () => {
    expect((await open('/bestelling')).headers['referrer-policy']).toBe('no-referrer');
    expect((await open('/account')).headers['referrer-policy']).not.toBe('no-referrer');
  });

  test("neither the server's part of the build nor its list of files can be fetched", async () => {
    for (const url of ['/server/entry-server.js', '/.vite/manifest.json']) {
      expect((await api.inject({ url })).body, url).not.toMatch(/renderPage|tsr-split/);
    }
  });
});

describe('a page that is asked for often', () => {
  test('is made once per address and language, and not sent again to who has it', async () => {
    const first = await open('/often');
    const etag = String(first.headers.etag);
    for (const known of [etag, `"other", ${etag.replace('W/', '')}`])
      expect((await open('/often', { 'if-none-match': known })).statusCode).toBe(304);
    await open('/often', { 'accept-language': 'en' });
    expect(rendered()).toEqual(['nl /often', 'en /often']);
  });

  test('is made once for visitors who ask for it at the same time', async () => {
    const pages = await Promise.all(Array.from({ length: 5 }, () => open('/together')));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(rendered().filter((page) => page === 'nl /together')).toHaveLength(1);
    expect((await open('/broken')).statusCode).toBe(500);
    expect((await open('/broken')).statusCode).toBe(500);
  });

  test('is sent as each browser can read it, and made once for all of them', async () => {
    const sent = async (accepted: string) => {
      const { rawPayload, headers } = await open('/read', { 'accept-encoding': accepted });
      return { rawPayload, etag: headers.etag, encoding: headers['content-encoding'] };
    };
    const zstd = await sent('gzip, deflate, br, zstd');
    const brotli = await sent('gzip, deflate, br');
    const plain = await sent('identity');
    const pages = [zstd, brotli, plain];
    expect(pages.map(({ encoding }) => encoding)).toEqual(['zstd', 'br', undefined]);
    const html = plain.rawPayload.toString();
    expect(html).toContain('<html lang="nl"');
    expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(html);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html);
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1);
    expect(rendered().filter((page) => page === 'nl /read')).toHaveLength(1);
  });

  test('CHECK-037 is made again when a product was reserved since', async () => {
    const seller = await makeSeller(api.db);
    const { id, slug } = await makeProduct(api.db, seller);
    for (const page of [`/products/${slug}`, '/meubels']) {
      const made = async () => {
        await open(page);
        return rendered().filter((one) => one === `nl ${page}`).length;
      };
      // The event of the new product may arrive between two requests, which renders the page once more.
      await expect.poll(async () => (await made()) - (await made())).toBe(0);
      const before = await made();
      const cart = await makeCart(api, { email: 'noor@hervonden.test' }, [{ id }]);
      const { transactionUid = '' } = await pay(api, cart);
      expect(await made(), page).toBe(before + 1);
      expect(await made(), page).toBe(before + 1);
      await end(api, transactionUid, 'cancelled');
    }
  });

  test('is left to browsers while too many others wait, with a status that search engines try again', async () => {
    const pages = await Promise.all(Array.from({ length: 130 }, (_, nth) => open(`/many/${nth}`)));
    const statuses = Map.groupBy(pages, ({ statusCode }) => statusCode);
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
    expect(statuses.get(503)?.[0]?.body).toBe(shell);
    expect((await open('/many/129')).statusCode).toBe(200);
  });

  test('is sent from the cache while the database cannot be read', async () => {
    const before = await open('/steady');
    const reading = vi
      .spyOn(api.server.deps.search, 'readStamp')
      .mockRejectedValue(new Error('the database is away'));
    const after = await open('/steady');
    reading.mockRestore();
    expect([after.statusCode, after.headers.etag]).toEqual([200, before.headers.etag]);
    expect(rendered()).toEqual(['nl /steady']);
  });

  test('still counts as a visit of its product each time', async () => {
    const seller = await makeSeller(api.db);
    const { id, slug } = await makeProduct(api.db, seller);
    const visits = async () => {
      await api.server.deps.visits.count();
      const product = await api.db
        .selectFrom('products')
        .select('view_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return product.view_count;
    };
    const visitsAfterOneMore = async () => {
      await open(`/products/${slug}`);
      return await visits();
    };
    // The fake entry does not query the product while rendering, so only visits of cached pages are counted. The
    // event of the new product may arrive between two requests, which renders the page once more.
    await expect.poll(visitsAfterOneMore).toBe(1);
    const together = ['192.0.2.1', '192.0.2.2'].map((remoteAddress) =>
      api.inject({ url: `/products/${slug}?together`, headers: { accept: 'text/html' }, remoteAddress }),
    );
    await Promise.all(together);
    await expect.poll(visits).toBe(2);
  });
});

describe('for crawlers', () => {
  test('U24 the sitemaps name every product and every product list that is not empty, with its last change', async () => {
    const index = await api.inject({ url: '/sitemap.xml' });
    expect(index.headers['content-type']).toContain('application/xml');
    expect(index.body).toContain('<loc>https://hervonden.test/sitemaps/listings.xml</loc>');
    const products = (await api.inject({ url: '/sitemaps/products-1.xml' })).body;
    expect(products).toMatch(
      /<url><loc>https:\/\/hervonden\.test\/products\/product-[\w-]+<\/loc><lastmod>2/,
    );
    const sitemap = (await api.inject({ url: '/sitemaps/listings.xml' })).body;
    for (const address of ['/net-binnen', '/meubels', '/meubels/kasten', '/meubels/kasten/dressoirs']) {
      expect(sitemap).toContain(`<loc>https://hervonden.test${address}</loc>`);
    }
    expect((await api.inject({ url: '/sitemaps/pages.xml' })).body).toContain(
      '<loc>https://hervonden.test/contact</loc>',
    );
    expect((await api.inject({ url: '/sitemaps/products-2.xml' })).statusCode).toBe(404);
  });

  test('robots.txt leads to them and keeps personal pages out', async () => {
    const { body } = await api.inject({ url: '/robots.txt' });
    expect(body).toContain('Sitemap: https://hervonden.test/sitemap.xml');
    expect(body).toContain('Disallow: /account');
    expect(body).toContain('Disallow: /staff');
    expect(body).toContain('Disallow: /graphql');
    expect(body).not.toContain('Disallow: /products');
  });
});

test('ROUTE-044 a malformed address leads a person to the not-found page, a program to a refusal', async () => {
  for (const url of ['/%E0%A4%A', '/products/%ff', `/zoeken/${'a'.repeat(10_000)}`]) {
    const page = await open(url);
    const where = page.statusCode === 302 ? page.headers.location : page.statusCode;
    expect([200, 301, 404, '/404'], url.slice(0, 40)).toContain(where);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  }
  const refused = await api.inject({ url: '/api/%E0%A4%A', headers: { accept: 'application/json' } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errorCode: 'invalid_request' });
});
