import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registerAppFiles } from '#server/http/app-files.ts';
import { readBuiltApp } from '#server/pages/built-app.ts';
import { createPageMaker } from '#server/pages/make-page.ts';
import { registerPages } from '#server/pages/serve-pages.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

// Renders the real pages from the sources, in this process.
const shell = `<!doctype html><html lang="nl"><head><meta name="viewport" content="width=device-width">
  <title>Shell</title></head><body><div id="root"></div></body></html>`;
const origin = 'https://hervonden.test';

let api: ApiHarness;
let folder: string;
const open = (url: string) => api.inject({ url, headers: { accept: 'text/html' } });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hervonden-sitemap-'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, 'index.html'), shell);
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  const entry = async () => await import('#src/entry-server.tsx');
  const pages = readBuiltApp(folder);
  const makePage = createPageMaker({ ...pages, entry });
  const source = { ...pages, makePage, close: async () => undefined };
  api = await startApi({
    config: { publicUrl: origin },
    frontend: (app, deps) => registerAppFiles(app, deps, folder, source),
  });
  const seller = await makeSeller(api.db);
  await makeProduct(api.db, seller, { brand: 'HAY', styles: ['design'], collections: ['we-love'] });
  await makeProduct(api.db, seller, { brand: 'Boch Frères', main_category: 'nowhere' });
  await makeProduct(api.db, seller, {
    ...{ compare_price_cents: 90_000, time_period: 'SECOND_CHANCE', decade: 'jaren-60' },
  });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

async function listed(): Promise<readonly string[]> {
  const files = await Promise.all(
    ['pages', 'listings', 'products-1'].map((name) => api.inject({ url: `/sitemaps/${name}.xml` })),
  );
  return files.flatMap(({ body }) =>
    [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(origin.length)),
  );
}

test('U24 the sitemap has every kind of product list: brands by their address, sale, design, second chance', async () => {
  const paths = await listed();
  for (const base of ['/hay', '/boch-freres', '/sale', '/design-meubels', '/tweedekans', '/design'])
    expect(paths, base).toContain(base);
  for (const part of ['/meubels', '/meubels/kasten', '/meubels/kasten/dressoirs'])
    expect(paths).toEqual(expect.arrayContaining([part, `${part}/tweedekans`]));
  expect(paths).toEqual(expect.arrayContaining(['/jaren-60', '/collecties/we-love', '/net-binnen']));
  expect(paths).not.toContain('/nowhere');
});

test('U24 every address of the sitemap is a page of its own for search engines', async () => {
  const paths = await listed();
  expect(paths.length).toBeGreaterThan(30);
  for (const one of paths) {
    const { statusCode, body } = await open(one);
    expect([statusCode, one]).toEqual([200, one]);
    expect(body, one).not.toContain('noindex');
    expect(/<link rel="canonical" href="([^"]+)"/.exec(body)?.[1], one).toBe(`${origin}${one}`);
  }
});

test('U24 a product list without content of its own is described by a sentence with the number of its products', async () => {
  const { body } = await open('/hay?taal=en');
  const description = /<meta name="description" content="([^"]+)"/.exec(body)?.[1];
  expect(description).toBe(
    'HAY: 1 second-hand, vintage or design product from sellers in the Netherlands and Belgium, with secure payment.',
  );
});

test('personal pages are the plain shell, and pages with a secret link never name themselves to other sites', async () => {
  for (const url of [
    '/account',
    '/account/chats',
    '/winkelwagen',
    '/checkout/x',
    '/staff',
    '/account?taal=fr',
  ]) {
    const { statusCode, body, headers } = await open(url);
    expect([statusCode, body, headers['x-robots-tag']], url).toEqual([200, shell, 'noindex']);
  }
  for (const url of ['/bestelling', '/bord/geheim', '/nieuwsbrief/stop?token=geheim'])
    expect((await open(url)).headers['referrer-policy'], url).toBe('no-referrer');
  expect((await open('/contact')).headers['referrer-policy']).not.toBe('no-referrer');
});

test('ROUTE-044 a path that could be taken for another host leads to the not-found page', async () => {
  for (const url of ['//', '//evil.test/meubels', '///account']) {
    const { statusCode, headers } = await open(url);
    expect([url, statusCode, headers.location]).toEqual([url, 302, '/404']);
  }
});

test('U24 a second path of a page names the canonical one and may be indexed; the sitemap has neither it nor empty parts', async () => {
  const { body } = await open('/sustainability');
  expect(body).toContain(`<link rel="canonical" href="${origin}/duurzaamheid"/>`);
  expect(body).not.toContain('noindex');
  const paths = await listed();
  expect(paths).toContain('/duurzaamheid');
  expect(paths).not.toContain('/sustainability');
});

test('every page has a nonce of its own', async () => {
  const nonceOf = async (url: string) => /<script nonce="([\w-]{22})"/.exec((await open(url)).body)?.[1];
  const nonces = await Promise.all(['/contact', '/over-ons'].map(nonceOf));
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain(undefined);
});

test('what a page shows and sends along cannot end its scripts', async () => {
  const seller = await makeSeller(api.db);
  const title = 'Stoel </script><script>alert(1)</script> & meer';
  const { slug } = await makeProduct(api.db, seller, { title });
  const { statusCode, body } = await open(`/products/${slug}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('Stoel &lt;/script&gt;');
  expect(body).not.toContain('<script>alert');
});

test('I18N-001 pages in several languages are rendered at once, each in its own language', async () => {
  const headings = { nl: 'Merken', en: 'Brands', fr: 'Marques' };
  const rendered = await Promise.all(
    Object.keys(headings).map(async (locale) => {
      const { body } = await open(`/merken?taal=${locale}`);
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(body)?.[1];
      return [/<html lang="(\w+)"/.exec(body)?.[1], heading];
    }),
  );
  expect(Object.fromEntries(rendered)).toEqual(headings);
});

test('I18N-001 the language of a link stays when its address is normalised', async () => {
  const target = async (url: string) => {
    const { statusCode, headers } = await open(url);
    return [statusCode, headers.location];
  };
  expect(await target('/meubels?utm_source=mail&taal=fr')).toEqual([301, '/meubels?taal=fr']);
  expect(await target('/HAY?taal=fr')).toEqual([301, '/hay?taal=fr']);
  expect(await target('/meubels/1?taal=en')).toEqual([301, '/meubels?taal=en']);
  expect(await target('/meubels/?taal=en')).toEqual([301, '/meubels?taal=en']);
  expect(await target('/zoeken/Rode%20Stoel?taal=fr')).toEqual([301, '/zoeken/rode-stoel?taal=fr']);
  expect(await target('/meubels?utm_source=mail')).toEqual([301, '/meubels']);
});

test('ROUTE-044 the file of the shell is no page: it leads home, and the service worker still has it as a file', async () => {
  for (const [url, home] of [
    ['/index.html', '/'],
    ['/index.html?utm_source=mail', '/'],
    ['/index.html?taal=fr', '/?taal=fr'],
  ] as const) {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location], url).toEqual([301, home]);
  }
  const file = await api.inject({
    url: '/index.html?__WB_REVISION__=1a2b',
    headers: { accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  });
  expect([file.statusCode, file.body]).toEqual([200, shell]);
});

test('the source of the pages is closed with the server', async () => {
  const closed = vi.fn(async () => undefined);
  const pages = readBuiltApp(folder);
  const source = { ...pages, makePage: createPageMaker(pages), close: closed };
  const other = await startApi({ frontend: async (app, deps) => registerPages(app, deps, source) });
  expect(closed).not.toHaveBeenCalled();
  await other.close();
  expect(closed).toHaveBeenCalledOnce();
});
