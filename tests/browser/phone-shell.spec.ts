import type { Locator, Page } from '@playwright/test';
import { nl } from './fixtures/messages.ts';
import { findProductPages } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

const navigationOf = (page: Page) => page.getByRole('navigation', { name: nl('Quick navigation') });
const calm = { reducedMotion: 'reduce' } as const;

async function edgesOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not displayed.');
  return { top: box.y, bottom: box.y + box.height };
}

test('NAV-022 @phone photo, title, price, cart and bid are in the first view of a product; then they are in the bar', async ({
  device,
  server,
}) => {
  const { product } = await findProductPages(server.url);
  const { page } = await device({ path: product, options: calm });
  const main = page.getByRole('main');
  const cart = main.getByRole('button', { name: nl('Add to cart') });
  const { top: end } = await edgesOf(navigationOf(page));
  for (const element of [
    main.getByRole('region', { name: /.+/ }).first(),
    main.getByRole('heading', { level: 1 }),
    main.getByText(/^€/).first(),
    cart,
    main.getByRole('button', { name: nl('Make a bid') }),
  ])
    expect((await edgesOf(element)).bottom).toBeLessThanOrEqual(end);
  await expect(cart).toHaveCount(1);

  await page.mouse.wheel(0, 700);
  await expect(navigationOf(page)).toBeHidden();
  await expect(cart).toHaveCount(2);
  const bar = await edgesOf(cart.last());
  expect(bar.bottom).toBeLessThanOrEqual(844);
  expect(bar.top).toBeGreaterThan(760);
  await main.getByRole('button', { name: 'Bieden', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('NAV-022 @phone on a low phone the bar is there from the start', async ({ device, server }) => {
  const { product } = await findProductPages(server.url);
  const { page } = await device({
    path: product,
    options: { ...calm, viewport: { width: 360, height: 560 } },
  });
  const bid = page.getByRole('main').getByRole('button', { name: 'Bieden', exact: true });
  await expect(bid).toBeInViewport({ ratio: 1 });
  await expect(navigationOf(page)).toBeHidden();
});

test('NAV-001 NAV-002 @phone the header leaves while scrolling down; the search at the bottom leads into its field', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen', options: calm });
  const name = page.getByRole('banner').getByRole('link', { name: /Hervonden/ });
  await expect(name).toBeInViewport();
  await page.mouse.wheel(0, 1_200);
  await expect(name).not.toBeInViewport();
  await expect(navigationOf(page)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -100);
  await expect(name).toBeInViewport({ ratio: 1 });
  await navigationOf(page)
    .getByRole('link', { name: nl('Search'), exact: true })
    .click();
  await expect(page.getByRole('combobox', { name: nl('Search'), exact: true })).toBeFocused();
  await page.keyboard.type('stoel');
  await expect(page.getByRole('grid', { name: nl('Suggestions') })).toBeVisible();
});

test('PWA-037 @phone the bar of a draft grows when the network goes, and covers no field that is typed into', async ({
  device,
}) => {
  const phone = await device({ path: '/account/items/nieuw', options: calm });
  const { page } = phone;
  const bar = page.locator('main aside > div').first();
  await page.getByLabel('Titel').pressSequentially('Kuipfauteuil');
  await expect(page).toHaveURL(/\/account\/items\/concepten\//);
  await expect(navigationOf(page)).toBeHidden();
  const price = page.getByLabel('Vraagprijs');
  await price.focus();
  // Saying where the draft is saved takes a line of the bar.
  await expect(bar.getByText(/^Opgeslagen op dit apparaat/)).toBeVisible();
  const { top: before } = await edgesOf(bar);
  await page.evaluate((by) => scrollBy(0, by), (await edgesOf(price)).bottom - before + 4);
  expect((await edgesOf(price)).bottom).toBeLessThan(before);
  await phone.goOffline();
  await expect(bar.getByText(/^Je bent offline/)).toBeVisible();
  const { top: after } = await edgesOf(bar);
  expect(after).toBeLessThan(before);
  await expect.poll(async () => (await edgesOf(price)).bottom).toBeLessThanOrEqual(after);

  // Who has scrolled away from the field stays there.
  await phone.goOnline();
  await expect(bar.getByText(/^Je bent offline/)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await phone.goOffline();
  await expect(bar.getByText(/^Je bent offline/)).toBeVisible();
  await expect(price).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('PWA-037 @phone the bar of a draft keeps its height while somebody types', async ({ device }) => {
  const { page } = await device({ path: '/account/items/nieuw', options: calm });
  const bar = page.locator('main aside > div').first();
  const title = page.getByLabel('Titel');
  const saved = bar.getByText(/^Opgeslagen op dit apparaat/);
  await title.pressSequentially('Kuip');
  await expect(saved).toBeVisible();
  const heights = await bar.evaluateHandle((element) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(element.getBoundingClientRect().height)).observe(element);
    return seen;
  });
  for (const word of ['fauteuil', ' van eiken']) {
    await title.pressSequentially(word);
    await expect(bar.getByText(/^Opslaan op dit apparaat/)).toBeVisible();
    await expect(saved).toBeVisible();
  }
  expect(await heights.evaluate((seen) => seen.size)).toBe(1);
});

test('UI-002 @phone nothing floats over the page; the contact is in the menu', async ({ device }) => {
  const { page } = await device({ path: '/', options: calm });
  await expect(page.locator('a[href^="https://wa.me/"]')).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: nl('Menu') })
    .click();
  await expect(page.getByRole('dialog').locator('a[href^="https://wa.me/"]')).toBeVisible();
});
