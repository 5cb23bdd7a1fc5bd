import type { Page } from '@playwright/test';
import { graphql } from './fixtures/accounts.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const age = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`${nl('Updated just now.')}|^Offline`) });

interface TestProduct {
  readonly slug: string;
  readonly title: string;
  readonly seller: { readonly uuid: string; readonly name: string };
}

/**
 * Two products for sale with three photos: the first within the viewport of the newest products, the second far
 * below.
 */
async function twoProducts(baseUrl: string): Promise<readonly [TestProduct, TestProduct]> {
  const query = `{ searchProductsNew(limit: 90, sort: DATE_NEWEST) { products {
    slug title inventory images { key } seller { uuid name } } } }`;
  const { searchProductsNew } = await graphql<{
    searchProductsNew: { products: (TestProduct & { inventory: number; images: { key: string }[] })[] };
  }>(baseUrl, query);
  const { products } = searchProductsNew;
  const fits = (product: (typeof products)[number]) => product.inventory > 0 && product.images.length === 3;
  const seen = products.slice(0, 30).find(fits);
  const unseen = products.slice(60).find(fits);
  if (seen === undefined || unseen === undefined) throw new Error('The demo has no such products.');
  return [seen, unseen];
}

/** `isDrawn`: the visible photo of the gallery is rendered. `isStored`: it is in the device's cache. */
const mainPhoto = (page: Page) => page.getByRole('main').locator('img[srcset]').first();
const isDrawn = (page: Page) =>
  mainPhoto(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const isStored = (page: Page) =>
  mainPhoto(page).evaluate(
    async ({ currentSrc }: HTMLImageElement) =>
      currentSrc !== '' && (await caches.match(currentSrc, { ignoreVary: true })) !== undefined,
  );

test('PWA-001 PWA-039 U9 pages that were read online are read again without a network: product list, product, seller and favourites', async ({
  device,
  server,
}) => {
  const [product, unseen] = await twoProducts(server.url);
  const reader = await device({ path: '/', hasServiceWorker: true });
  const { page } = reader;
  const sellerPath = `/verkoper/${product.seller.uuid}`;
  const productPath = `/products/${product.slug}`;

  await test.step('online: a product list, a product with its photos, a favourite, its seller', async () => {
    await reader.readyForOffline();
    await page.goto('/net-binnen');
    await expect(tiles(page)).toHaveCount(36);
    await reader.codeStored();
    await reader.answerStored('catalog', '/net-binnen');
    await page.goto(productPath);
    await expect(title(page)).toBeVisible();
    const favourite = page
      .getByRole('main')
      .getByRole('button', { name: nlLike('Add to favourites: {title}') })
      .first();
    await favourite.click();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect.poll(() => isStored(page)).toBe(true);
    await reader.codeStored();
    await reader.answerStored('product', product.slug);
    await reader.cardStored(product.slug);
    await page.goto(sellerPath);
    await expect(title(page)).toHaveText(product.seller.name);
    await expect(tiles(page).first()).toBeVisible();
    await reader.codeStored();
    await reader.answerStored('shop', product.seller.uuid);
  });

  await reader.goOffline();

  await test.step('each address opens it again, with its age and its photos', async () => {
    await page.goto('/net-binnen');
    await expect(tiles(page)).toHaveCount(36);
    await expect(age(page)).toBeVisible();
    await page.goto(productPath);
    await expect(title(page)).toBeVisible();
    await expect(age(page)).toBeVisible();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await page.goto(sellerPath);
    await expect(title(page)).toHaveText(product.seller.name);
    await expect(age(page).first()).toBeVisible();
  });

  await test.step('and by going back', async () => {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await expect(title(page)).toBeVisible();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/net-binnen$/);
    await expect(tiles(page)).toHaveCount(36);
    await expect(age(page)).toBeVisible();
  });

  await test.step('a product that was never seen shows a message, with a link back', async () => {
    await page.goto(`/products/${unseen.slug}`);
    await expect(title(page)).toHaveText(nl('You are offline'));
    await expect(
      page.getByText(
        nl('You have not opened this page on this device before. It loads as soon as you are online.'),
      ),
    ).toBeVisible();
    // It moves the page down when it appears.
    await expect(page.getByText(/^Offline\. /)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: nl('Go to the home page') })
      .click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(title(page)).toBeVisible();
  });

  await test.step('favourites are still there', async () => {
    await page.goto('/account/favorieten');
    await expect(page.getByRole('main').getByText(product.title)).toBeVisible();
  });
});

test('PWA-005 a visitor who loses the network in the first seconds keeps the shop as soon as it is back', async ({
  device,
}) => {
  const visitor = await device({ hasServiceWorker: true });
  const { page } = visitor;
  // The network fails exactly when the service worker is requested.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (this: ServiceWorkerContainer, ...given) {
      const unplugged = new Promise((resolve) => addEventListener('unplugged', resolve, { once: true }));
      document.documentElement.dataset.worker ??= 'asked for';
      if (document.documentElement.dataset.worker === 'asked for') await unplugged;
      try {
        return await register.apply(this, given);
      } catch (error) {
        document.documentElement.dataset.worker = 'out of reach';
        throw error;
      }
    };
  });
  await page.goto('/net-binnen');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-worker', 'asked for');
  await visitor.goOffline();
  await page.evaluate(() => dispatchEvent(new Event('unplugged')));
  await expect(html).toHaveAttribute('data-worker', 'out of reach');
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
  expect(await registered()).toBe(false);
  await visitor.goOnline();
  await expect.poll(registered, { timeout: 60_000 }).toBe(true);
  await visitor.readyForOffline();
});
