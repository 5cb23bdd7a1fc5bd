import type { Browser } from '@playwright/test';
import { type Device, expect, test, untilControlled } from './fixtures/test.ts';

/** Path of any product on the page. */
async function someProduct(device: Device): Promise<string> {
  const link = device.page.getByRole('main').locator('a[href^="/products/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

async function withoutScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-NL', baseURL: url });
  return { context, page: await context.newPage() };
}

test('U24 home, product list and product can be read with scripts off, with their styles and pictures', async ({
  browser,
  server,
}) => {
  const { context, page } = await withoutScripts(browser, server.url);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/net-binnen');
  await expect(page.getByRole('heading', { level: 1, name: 'Net binnen' })).toBeVisible();
  const tile = page.getByRole('main').locator('a[href^="/products/"]').first();
  await expect(tile).toBeVisible();
  const href = (await tile.getAttribute('href')) ?? '';
  expect((await page.goto(href))?.status()).toBe(200);
  await expect(page.getByRole('main').getByText('€').first()).toBeVisible();
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${server.url}${href}`);
  const ground = await page.locator('[data-style]').first().getAttribute('data-style');
  expect(ground).not.toBeNull();
  expect((await page.goto('/bestaat/niet'))?.status()).toBe(404);
  await context.close();
});

test('I18N-001 in each language the server and the browser make the same page, and nothing is asked twice', async ({
  device,
}) => {
  for (const [locale, lang] of [
    ['nl-NL', 'nl'],
    ['en-GB', 'en'],
    ['fr-BE', 'fr'],
  ] as const) {
    const visitor = await device({ hasServiceWorker: true, options: { locale } });
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(String(request.postDataJSON()?.operationName));
    });
    // A difference between the two renderings would log an error, which fails the test.
    await visitor.page.goto('/net-binnen');
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', lang);
    await untilControlled(visitor.page);
    expect(asked.filter((name) => name.startsWith('SearchProducts'))).toEqual([]);
    const product = await someProduct(visitor);
    await visitor.page.goto(product);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    await visitor.page.close();
  }
  const reader = await device({ path: '/net-binnen?taal=fr' });
  await expect(reader.page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(reader.page).toHaveURL(/\/net-binnen$/);
  await reader.page.reload();
  await expect(reader.page.locator('html')).toHaveAttribute('lang', 'fr');
});

type Node = Record<string, unknown> & { '@type': string };

test('U24 search engines read complete pages: shop, product list, product with its offer', async ({
  request,
  device,
}) => {
  const nodesOf = async (path: string): Promise<Map<string, Node>> => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const nodes = texts.map(([, text]) => JSON.parse(text ?? '') as Node);
    expect(nodes.every((node) => node['@context'] === 'https://schema.org')).toBe(true);
    return new Map(nodes.map((node) => [node['@type'], node]));
  };
  const home = await nodesOf('/');
  expect(home.get('WebSite')).toMatchObject({
    potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
  });
  expect(home.get('Organization')).toMatchObject({ name: 'Hervonden', url: expect.stringMatching(/^http/) });
  const productList = await nodesOf('/meubels');
  expect(productList.get('ItemList')?.itemListElement).toEqual(
    expect.arrayContaining([expect.objectContaining({ position: 1, url: expect.stringMatching(/^http/) })]),
  );
  expect(productList.get('BreadcrumbList')).toBeDefined();
  const visitor = await device({ path: '/net-binnen' });
  const product = (await nodesOf(await someProduct(visitor))).get('Product');
  expect(product).toMatchObject({
    name: expect.stringMatching(/\S/),
    image: expect.arrayContaining([expect.stringMatching(/^http/)]),
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      price: expect.anything(),
      availability: expect.stringMatching(/schema\.org\/(InStock|SoldOut)$/),
    },
  });
});

test('CONTENT-011 U24 every second-chance list has the questions, visible and as a FAQPage', async ({
  request,
}) => {
  const addresses = [
    '/tweedekans',
    '/lampen/tweedekans',
    '/accessoires/tweedekans',
    '/meubels/stoelen/tweedekans',
  ];
  for (const address of addresses) {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const faq = texts.map(([, text]) => JSON.parse(text ?? '')).filter((node) => node['@type'] === 'FAQPage');
    expect(faq).toHaveLength(1);
    expect(faq[0].mainEntity).toHaveLength(4);
    const names: string[] = faq[0].mainEntity.map((question: { name: string }) => question.name);
    // The same texts have to be visible in the page itself.
    for (const name of names) expect(html.replaceAll(/<script.*?<\/script>/gs, '')).toContain(name);
  }
});

test('from a server-rendered page the navigation works on and back like from any other', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  const heading = page.getByRole('heading', { level: 1, name: 'Net binnen' });
  await expect(heading).toBeVisible();
  const tile = page.getByRole('main').locator('a[href^="/products/"]').first();
  const href = (await tile.getAttribute('href')) ?? '';
  await tile.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const name =
    (await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Net binnen' }).textContent()) ?? '?';
  await expect.poll(() => page.title()).toContain(name);
  const product = await page.title();
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(/Net binnen/);
  await page.goForward();
  await expect(page).toHaveTitle(product);
});
