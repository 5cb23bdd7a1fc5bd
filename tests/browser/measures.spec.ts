import { graphql, login } from './fixtures/accounts.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const widthsOf = (elements: Element[]) =>
  elements.map((element) => Math.round(element.getBoundingClientRect().width));

test('UI-010 wide tiles form columns of at least 350 px, as many as fit', async ({ device }) => {
  const { page } = await device({ path: '/collecties' });
  const tiles = page.getByRole('main').locator('ul > li:has(img)');
  await expect(tiles.first()).toBeVisible();
  const columns = async () => {
    const boxes = await tiles.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ x, width }) => ({ x, width })),
    );
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(350);
    return new Set(boxes.map(({ x }) => Math.round(x))).size;
  };
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 1000, height: 900 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await columns()).toBe(1);
});

test('UI-011 @phone the more photos a product has, the smaller its thumbnails, down to 44 px', async ({
  device,
}) => {
  const { page } = await device({ path: '/products/vaas-geribbeld-wit-keramiek' });
  const first = page.getByRole('button', { name: nlLike('Photo {0}') }).first();
  const strip = page.locator('ul', { has: first }).locator('> li');
  await expect(first).toBeVisible();
  expect(Math.max(...(await strip.evaluateAll(widthsOf)))).toBe(56);
  // Simulates a product with the maximum number of photos.
  await first.evaluate((button) => {
    const item = button.closest('li');
    for (let copy = 0; copy < 18; copy += 1) item?.after(item.cloneNode(true));
  });
  expect(new Set(await strip.evaluateAll(widthsOf))).toEqual(new Set([44]));
});

test('FORM-016 a product can be deleted once it exists: the form of a new one does not offer it', async ({
  device,
  server,
}) => {
  const { page } = await device({ account: 'seller', path: '/account/items/nieuw' });
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Advertentie plaatsen', exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /verwijder/i })).toHaveCount(0);

  const { authToken } = await login(server.url, 'seller');
  const mine =
    '{ sellerProducts(statuses: [PUBLISHED], limit: 1) { ... on ProductList { products { uuid } } } }';
  const { sellerProducts } = await graphql<{ sellerProducts: { products: { uuid: string }[] } }>(
    server.url,
    mine,
    {},
    authToken,
  );
  const [placed] = sellerProducts.products;
  await page.goto(`/account/items/${placed?.uuid}`);
  await expect(main.getByLabel(nl('Description'), { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: nl('Archive listing') })).toBeVisible();
});
