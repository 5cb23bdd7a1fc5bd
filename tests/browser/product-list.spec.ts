import type { Page } from '@playwright/test';
import { overflowOf } from './fixtures/faults.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const sorts = (page: Page) => page.getByRole('combobox', { name: nl('Sort by') });
const chosenSort = (page: Page) => sorts(page).locator('option:checked');

/**
 * Performs an action that loads another page of tiles and waits for them; until then the old ones are shown as busy.
 */
async function showsOthers(page: Page, act: () => Promise<void>): Promise<void> {
  const first = tiles(page).first().getByRole('link').first();
  const before = (await first.getAttribute('href')) ?? '';
  await act();
  await expect(first).not.toHaveAttribute('href', before);
}

async function sortBy(page: Page, name: string): Promise<void> {
  await sorts(page).selectOption({ label: nl(name) });
}

test('ROUTE-017 ROUTE-047 ROUTE-055 LIST-038 LIST-039 a visitor browses, sorts, turns the page, opens a product and comes back to the same place', async ({
  device,
}) => {
  const { page } = await device({ path: '/' });
  await page
    .getByRole('navigation', { name: nl('Categories') })
    .getByRole('link', { name: 'Meubels' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meubels' })).toBeVisible();
  await expect(tiles(page)).toHaveCount(36);
  await showsOthers(page, () => sortBy(page, 'Price: low to high'));
  await expect(page).toHaveURL(/\/meubels\/prijs-oplopend$/);
  await showsOthers(page, () =>
    page
      .getByRole('navigation', { name: nl('Pages') })
      .getByRole('link', { name: nl('Next page') })
      .click(),
  );
  await expect(page).toHaveURL(/\/meubels\/prijs-oplopend\/2$/);
  await expect(page.getByRole('link', { name: nlLike('Page {step}'), exact: true }).nth(1)).toHaveAttribute(
    'aria-current',
    'page',
  );

  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const product = tiles(page).nth(20).getByRole('link').first();
  const address = (await product.getAttribute('href')) ?? '';
  await product.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await product.click();
  await expect.poll(() => pathOf(page)).toBe(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/meubels\/prijs-oplopend\/2$/);
  await expect(tiles(page)).toHaveCount(36);
  await expect(page.locator(`main article a[href="${address}"]`).first()).toBeInViewport();
  await expect(chosenSort(page)).toHaveText(nl('Price: low to high'));
  await page.goBack();
  await expect(page).toHaveURL(/\/meubels\/prijs-oplopend$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/meubels$/);
  await expect(chosenSort(page)).toHaveText(nl('Recommended'));
  await page.goForward();
  await expect(chosenSort(page)).toHaveText(nl('Price: low to high'));
});

test('ROUTE-022 ROUTE-031 ROUTE-044 ROUTE-045 ROUTE-048 ROUTE-059 odd addresses lead to the one of their view, impossible ones to the 404 page', async ({
  device,
  guard,
}) => {
  const { page } = await device({});
  for (const [odd, address] of [
    ['/Meubels/STOELEN/', '/meubels/stoelen'],
    ['/lampen/1', '/lampen'],
    ['/sale?p=1-200&b=-120&utm_source=mail', '/sale?b=-120&p=1-200'],
    ['/zoeken/Eiken%20Tafel', '/zoeken/eiken-tafel'],
    ['/tweedekans/mail-mei', '/tweedekans'],
    ['/net-binnen/nieuwste-eerst', '/net-binnen'],
    ['/Vintage/populairst/1?colors=wit,rood,wit', '/vintage/populairst?colors=rood,wit'],
  ] as const) {
    await page.goto(odd);
    await expect.poll(() => pathOf(page), odd).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  guard.foresee(/status of 404/);
  for (const nowhere of [
    '/onbekend',
    '/meubels/onbekend',
    '/sale/277',
    '/sale/278',
    '/hay/goedkoopst',
    '/404',
  ]) {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { level: 1, name: nl('Page not found') }), nowhere).toBeVisible();
  }
  guard.foresee(/status of 500/);
  await page.goto('/500');
  await expect(
    page.getByRole('heading', { level: 1, name: nl('Something went wrong on this page') }),
  ).toBeVisible();
});

test('LIST-014 LIST-008 LIST-009 by keyboard alone: sort, quick view, and the next step from an empty category', async ({
  device,
}) => {
  const { page } = await device({ path: '/meubels' });
  await expect(tiles(page)).toHaveCount(36);
  await sorts(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/meubels\/populairst$/);
  // The tiles of the old order are shown until the new ones have loaded.
  await expect(chosenSort(page)).toHaveText(nl('Most popular'));
  await expect(sorts(page)).toBeFocused();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  const tile = tiles(page).first();
  await tile.getByRole('link').first().focus();
  await tile.getByRole('button', { name: nlLike('Quick view: {title}') }).press('Enter');
  const panel = page.getByRole('dialog', { name: nlLike('Photos of {title}') });
  await expect(panel).toBeFocused();
  await expect(panel.locator('img')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('status')).toHaveText(nlLike('Photo {0} of {1}'));
  await expect(panel.locator('img').nth(2)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(tile.getByRole('button', { name: nlLike('Quick view: {title}') })).toBeFocused();

  await page.goto('/servies/servies/borden?p=-1');
  const link = page.getByRole('link', { name: nl('Post a wanted request') });
  await expect(link).toHaveAttribute('href', '/account/zoekopdrachten/nieuw');
  await page
    .getByRole('link', { name: nl('Clear all filters') })
    .last()
    .press('Enter');
  await expect(page).toHaveURL(/\/servies\/servies\/borden$/);
});

test('LIST-027 LIST-028 ROUTE-057 distance sort without a place asks for it and changes nothing', async ({
  device,
}) => {
  const { page } = await device({ path: '/sale/populairst' });
  await expect(tiles(page)).toHaveCount(36);
  await sortBy(page, 'Nearest first');
  await expect(page.getByText(nl('Enter your postcode'))).toBeVisible();
  await expect(page).toHaveURL(/\/sale\/populairst$/);
  await expect(chosenSort(page)).toHaveText(nl('Most popular'));
  await page.goto('/sale/1012ab-nl');
  await expect(chosenSort(page)).toHaveText(nl('Nearest first'));
  await expect(tiles(page).first()).toContainText(/ km/);
});

test('U9 a product list that was seen is read again without a network, with its age @phone', async ({
  device,
}) => {
  const visitor = await device({ path: '/net-binnen', hasServiceWorker: true });
  const { page } = visitor;
  await visitor.readyForOffline();
  await page.reload();
  await expect(tiles(page)).toHaveCount(36);
  // A tap on a touch screen opens the product itself.
  await expect(
    tiles(page)
      .first()
      .getByRole('button', { name: nlLike('Quick view: {title}') }),
  ).toHaveCount(0);
  // Photo, title and price of four products are above the navigation at the bottom.
  const navigation = page.getByRole('navigation', { name: nl('Quick navigation') });
  const { y: end } = (await navigation.boundingBox()) ?? { y: 0 };
  const price = tiles(page).nth(3).getByText(/€/).first();
  const fourth = (await price.boundingBox()) ?? { y: end, height: 1 };
  expect(fourth.y + fourth.height).toBeLessThanOrEqual(end);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await visitor.goOffline();
  await page
    .getByRole('link', { name: nlLike('Page {step}') })
    .nth(1)
    .click();
  await expect(page.getByRole('heading', { name: nl('You are offline') })).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(36);
  const age = new RegExp(`${nl('Updated just now.')}|^Offline`);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: age })).toBeVisible();
  await visitor.goOnline();
  await page.goForward();
  await expect(page).toHaveURL(/\/net-binnen\/2$/);
  await expect(tiles(page)).toHaveCount(36, { timeout: 60_000 });
});
