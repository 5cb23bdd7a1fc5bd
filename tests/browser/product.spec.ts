import type { Page } from '@playwright/test';
import { graphql } from './fixtures/accounts.ts';
import { faultsOf } from './fixtures/faults.ts';
import { escapeFrom, hasFocus } from './fixtures/layers.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

interface TestProduct {
  slug: string;
  title: string;
  inventory: number;
  images: { key: string }[];
  seller: { uuid: string; name: string; numberOfRatings: number };
}

/** The first product of the catalogue that satisfies the condition. */
async function productWhere(
  baseUrl: string,
  isWished: (product: TestProduct) => boolean,
): Promise<TestProduct> {
  const query = `{ searchProductsNew(
    limit: 100, sort: DATE_NEWEST, filters: [{ type: SOLD, value: "true" }]
  ) { products {
    slug title inventory images { key } seller { uuid name numberOfRatings }
  } } }`;
  const { searchProductsNew } = await graphql<{ searchProductsNew: { products: TestProduct[] } }>(
    baseUrl,
    query,
  );
  const product = searchProductsNew.products.find(isWished);
  if (product === undefined) throw new Error('The demo catalogue has no such product.');
  return product;
}

const isForSale = ({ inventory, images }: TestProduct) => inventory > 0 && images.length === 3;
const photoButton = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(` ${number} van 3 `) });
const shown = (page: Page) => page.getByRole('dialog').locator('.yarl__slide_current .yarl__slide_image');

/** Selects the second photo repeatedly until the page is hydrated and responds. */
async function comesToLife(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: nl('Photo {0}').replace('{0}', '2'), exact: true }).click();
    await expect(page.getByText('2 / 3')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('PROD-032 PROD-033 PROD-034 PROD-035 PROD-036 PROD-037 PROD-038 the gallery and its full screen by keyboard', async ({
  device,
  server,
}) => {
  const product = await productWhere(server.url, isForSale);
  const { page } = await device({ path: `/products/${product.slug}`, options: { reducedMotion: 'reduce' } });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sizeOfThumb = async () => {
    const thumb = page.getByRole('button', { name: nlLike('Photo {0}') }).first();
    const box = await thumb.boundingBox();
    return [box?.width, box?.height];
  };
  await expect.poll(sizeOfThumb).toEqual([144, 144]);

  await comesToLife(page);
  await photoButton(page, 2).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 3')).toBeVisible();
  await photoButton(page, 2).press('Enter');
  await expect(shown(page)).toHaveAttribute('alt', / 2 van 3$/);
  const scrolls = () => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');
  await expect.poll(scrolls).toBe(false);
  await hasFocus(page.getByRole('dialog'));
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('alt', / 3 van 3$/);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('alt', / 1 van 3$/);
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveAttribute('alt', / 3 van 3$/);
  await page
    .getByRole('button', { name: nlLike('Show photo {0}') })
    .nth(1)
    .click();
  await expect(shown(page)).toHaveAttribute('alt', / 2 van 3$/);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('alt', / 3 van 3$/);
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: nl('Make smaller') })).toBeEnabled();
  await page.keyboard.press('-');
  await expect(page.getByRole('button', { name: nl('Make smaller') })).toBeDisabled();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await escapeFrom(page.getByRole('dialog'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(scrolls).toBe(true);
  await expect(photoButton(page, 3)).toBeFocused();
});

test('PROD-017 PROD-032 a finger swipes through the photos to the slide with similar products, and a double tap zooms', async ({
  device,
  server,
}) => {
  const product = await productWhere(server.url, isForSale);
  const { page } = await device({
    path: `/products/${product.slug}`,
    options: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    },
  });
  const photo = photoButton(page, 1);
  await expect(photo).toBeVisible();
  // The browser itself scrolls the row; simulates the position at which a swipe ends.
  const swipeTo = (slide: number) =>
    page.getByRole('region', { name: nlLike('Photos of {title}') }).evaluate((region, at) => {
      const row = [...region.querySelectorAll('div')].find(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      row?.scrollTo({ left: at * row.clientWidth, behavior: 'instant' });
    }, slide);
  await comesToLife(page);
  await swipeTo(2);
  await expect(page.getByText('3 / 3')).toBeVisible();
  await swipeTo(3);
  const similar = page.getByRole('link', { name: nl('See similar products') });
  await expect(similar).toBeInViewport();
  await expect(page.getByText('3 / 3')).toHaveCount(0);
  await swipeTo(0);
  await photo.tap();
  await expect(shown(page)).toBeVisible();
  await expect(page.getByRole('button', { name: nl('Make smaller') })).toBeDisabled();
  // It can be enlarged once its natural size is known.
  await expect(page.getByRole('button', { name: nl('Enlarge') })).toBeEnabled();
  await shown(page).dblclick();
  await expect(page.getByRole('button', { name: nl('Make smaller') })).toBeEnabled();
  await page.getByRole('button', { name: nl('Close') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('PROD-039 PROD-041 ROUTE-025 ROUTE-027 facts lead on, reviews open, and the seller has a page', async ({
  device,
  server,
}) => {
  const product = await productWhere(server.url, (one) => isForSale(one) && one.seller.numberOfRatings > 0);
  const { page } = await device({ path: `/products/${product.slug}`, options: { reducedMotion: 'reduce' } });
  const facts = page.getByRole('main').locator('dl');
  await expect(facts.getByText(nl('Material'), { exact: true })).toBeVisible();
  await expect(facts.getByRole('link').first()).toHaveAttribute('href', /^\/[a-z]/);
  expect(await faultsOf(page, 'main')).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: product.seller.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.seller.name })).toBeVisible();
  await expect(page).toHaveURL(`/verkoper/${product.seller.uuid}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /beoordeling/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article').first()).toBeVisible();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await escapeFrom(dialog);
  await expect(dialog).toHaveCount(0);
  expect(await faultsOf(page, 'main')).toEqual([]);
});

test('PROD-047 PROD-049 PROD-051 ROUTE-026 a sold product leads to others like it', async ({
  device,
  server,
}) => {
  const product = await productWhere(server.url, ({ inventory }) => inventory === 0);
  const { page } = await device({ path: `/products/${product.slug}`, options: { reducedMotion: 'reduce' } });
  await expect(page.getByText(nl('This product is sold'))).toBeVisible();
  const wanted = page.getByRole('link', { name: nl('Post a wanted request for this') });
  await expect(wanted).toHaveAttribute('href', /^\/account\/zoekopdrachten\/nieuw\?titel=.+&categorie=/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: nl('Similar products'), exact: true })).toBeVisible();
  // While content is below the sticky header, axe takes the header's links for neighbours of that content.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOf(page, 'main')).toEqual([]);

  await page.goto(`/vergelijkbaar/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: nl('Similar products') })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
});

// Low viewports, because below a product with a short text the rows are near the first screen of a high one.
for (const { tag, viewport } of [
  { tag: '', viewport: { width: 1280, height: 400 } },
  { tag: ' @phone', viewport: { width: 390, height: 600 } },
]) {
  test(`PROD-051 the rows under a product load when they come near, and back from one of them is the same place${tag}`, async ({
    device,
  }) => {
    const { page } = await device({ path: '/net-binnen', options: { reducedMotion: 'reduce', viewport } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('SimilarProducts')) asked.push(request.url());
    });
    await page.locator('main article a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const address = page.url();
    // Longer than any other part of the page needs to request its data.
    await page.waitForTimeout(2_000);
    expect(asked).toEqual([]);

    const row = page.getByRole('region', { name: nl('Similar products'), exact: true });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: nl('You might also like'), exact: true })).toHaveCount(1);
    expect(asked).toHaveLength(1);
    const other = row.locator('article a[href^="/products/"]').first();
    await other.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const shared = globalThis as { placeOfTap?: number };
      document.addEventListener('click', () => Object.assign(shared, { placeOfTap: scrollY }), true);
    });
    await other.click();
    await expect.poll(() => page.url()).not.toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(address);
    await expect(row.getByRole('link').first()).toBeInViewport();
    const away = () =>
      page.evaluate(() => Math.abs(scrollY - ((globalThis as { placeOfTap?: number }).placeOfTap ?? -1_000)));
    await expect.poll(away).toBeLessThanOrEqual(2);
  });
}
