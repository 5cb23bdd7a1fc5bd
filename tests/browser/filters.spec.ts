import type { Locator, Page } from '@playwright/test';
import { openBy } from './fixtures/layers.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const chipsOf = (page: Page) => page.getByRole('region', { name: nl('Active filters') });
const removersOf = (page: Page) =>
  chipsOf(page).getByRole('button', { name: nlLike('Remove filter: {words}') });

/** The number of products that the product list states; NaN while it is loading. */
async function totalOf(page: Page): Promise<number> {
  const label = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d.]+\s/ });
  const text = (await label.first().textContent()) ?? '';
  return Number.parseInt(text.replace(/\./g, ''), 10);
}

/** How far the total may change during a test, because concurrent tests publish and buy products. */
const othersMeanwhile = 10;

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Waits until the tiles and their number belong to the current address. */
const tilesAreThere = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/** Uses the keyboard; the state of the checkbox follows from the address. */
async function tick(box: Locator): Promise<void> {
  await box.focus();
  await box.press('Space');
}

test('FILT-002 FILT-006 U8 a price by keyboard is in the address, counted, a chip, and can be taken back', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  const filters = page.getByRole('search', { name: nl('Filters') });
  const high = filters.getByRole('slider', { name: nl('Maximum') }).first();
  const before = await totalOf(page);
  expect(before).toBeGreaterThan(36);
  await high.focus();
  for (let presses = 0; presses < 7; presses += 1) await high.press('PageDown');
  await high.press('ArrowLeft');
  await expect(page).toHaveURL(/[?&]p=-\d+/);
  await expect(high).toBeFocused();
  await expect.poll(() => totalOf(page)).toBeLessThan(before - othersMeanwhile);
  await tilesAreThere(page);
  const cheaper = await totalOf(page);

  await tick(filters.getByRole('checkbox', { name: /^Ikea/ }));
  await expect(page).toHaveURL(/brand=ikea/);
  await expect(removersOf(page)).toHaveCount(1);
  await chipsOf(page)
    .getByRole('button', { name: nl('Show all {0} filters').replace('{0}', '2') })
    .click();
  await expect(removersOf(page)).toHaveCount(2);
  // The count arrives with the tiles, after the address has changed.
  await expect.poll(() => totalOf(page)).toBeLessThan(cheaper / 2);
  await tilesAreThere(page);
  const both = await totalOf(page);
  const chosen = pathOf(page);
  await chipsOf(page).getByRole('button', { name: 'Alle filters wissen', exact: true }).click();
  // Hovering over the undo toast keeps it open.
  const undo = page.getByRole('button', { name: nl('Undo') });
  await undo.hover();
  await expect(page).toHaveURL(/\/net-binnen$/);
  const change = async () => Math.abs((await totalOf(page)) - before);
  await expect.poll(change).toBeLessThanOrEqual(othersMeanwhile);
  await undo.click();
  await expect.poll(() => pathOf(page)).toBe(chosen);
  expect(chosen).toMatch(/brand=ikea&p=-\d+$/);
  await expect.poll(() => totalOf(page)).toBe(both);

  // Back and forward step through the same selections.
  await page.goBack();
  await expect(page).toHaveURL(/\/net-binnen$/);
  await expect(chipsOf(page)).toBeHidden();
  await expect(filters.getByRole('checkbox', { name: /^Ikea/ })).not.toBeChecked();
  await page.goForward();
  await expect(filters.getByRole('checkbox', { name: /^Ikea/ })).toBeChecked();
  await expect.poll(() => totalOf(page)).toBe(both);
});

test('FILT-004 FILT-015 FILT-016 a brand is found although its name is misspelt', async ({ device }) => {
  const { page } = await device({ path: '/net-binnen' });
  const field = page.getByRole('searchbox', { name: nl('Find a brand') });
  await field.fill('zzzqqq');
  await expect(page.getByText(nl('Brand not found'))).toBeVisible();
  await field.fill('ikae');
  const found = page.getByRole('checkbox', { name: /^Ikea/ });
  await expect(page.getByText(nl('Brand not found'))).toBeHidden();
  await tick(found);
  await expect(page).toHaveURL(/brand=ikea/);
  await expect(found).toBeChecked();
});

test('FILT-004 typing, ticking and opening before the filters’ code has loaded take effect afterwards', async ({
  device,
}) => {
  const { page } = await device();
  let letScriptsPass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letScriptsPass = resolve;
  });
  await page.route(/\/assets\/filter-panel.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const opening = page.goto('/net-binnen');
  const filters = page.getByRole('search', { name: nl('Filters') });
  await filters.getByRole('searchbox', { name: nl('Find a brand') }).fill('zzzqqq');
  const colour = filters.getByRole('button', { name: nl('Colour'), exact: true });
  await colour.click();
  const category = filters.getByRole('checkbox', { name: /^Lampen/ });
  await tick(category);
  await expect(colour).toHaveAttribute('aria-expanded', 'false');
  letScriptsPass();
  await opening;
  await expect(page.getByText(nl('Brand not found'))).toBeVisible();
  await expect(colour).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/category=lampen$/);
  await expect(category).toBeChecked();
});

test('FILT-018 FILT-019 LIST-028 a distance asks for the postcode first, then counts from there', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  await page.getByRole('button', { name: nl('Distance'), exact: true }).click();
  const km = page.getByRole('radio', { name: '25 km' });
  await tick(km);
  await expect(page.getByText(nl('Enter your postcode'))).toBeVisible();
  const field = page.getByLabel(nl('Your postcode'));
  await expect(field).toBeFocused();
  await field.fill('abc');
  await field.press('Enter');
  await expect(
    page.getByText(nl('A Dutch postcode has four digits and two letters, such as 1012 AB.')),
  ).toBeVisible();
  await field.fill('3511 lx');
  await field.press('Enter');
  await expect(page).toHaveURL(/a=25&plaats=3511lx-nl/);
  await expect(page.getByRole('img', { name: nlLike('Map: {km} km around {name}') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '25 km' })).toBeChecked();
});

test('a place that was measured once filters and marks every tile', async ({ device }) => {
  const { page } = await device({ path: '/meubels' });
  await page.getByRole('button', { name: nl('Fits my place'), exact: true }).click();
  await tick(page.getByRole('checkbox', { name: nl('Only what fits my place') }));
  const form = page.getByRole('dialog');
  await form.getByLabel(nl('Width of the spot')).fill('250');
  await form.getByLabel(nl('Depth of the spot')).fill('120');
  await form.getByLabel(nl('Height of the room')).fill('260');
  await form.getByRole('button', { name: nl('Save measurements') }).click();
  await expect(page).toHaveURL(/fit=250x120x260/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByText(nl('Fits'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(nl('Too large'), { exact: true })).toHaveCount(0);
});

test('FILT-001 @phone the filters are a sheet that shows the number of results, and can be cleared and undone', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  await page.getByRole('button', { name: nl('Filters') }).click();
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  await sheet.getByRole('button', { name: nl('Colour'), exact: true }).click();
  const colours = sheet
    .getByRole('group', { name: nl('Colour') })
    .last()
    .getByRole('checkbox');
  // The box itself, not its text.
  await colours.nth(1).click();
  await expect(page).toHaveURL(/colors=[a-z]+/);
  await colours.nth(1).click();
  await expect(page).toHaveURL(/\/net-binnen$/);
  await colours.nth(1).click();
  await expect(page).toHaveURL(/colors=[a-z]+/);
  await sheet.getByRole('button', { name: nl('Clear all'), exact: true }).click();
  const undo = page.getByRole('button', { name: nl('Undo') });
  await undo.hover();
  await expect(page).toHaveURL(/\/net-binnen$/);
  await undo.click();
  await expect(page).toHaveURL(/colors=[a-z]+/);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: /^Toon [\d.]+ product/ }).click();
  await expect(sheet).toBeHidden();
  await expect(chipsOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: nlLike('Filters, {count} active') })).toBeVisible();
});

test('FILT-002 @phone a price is applied when the sheet is left with Back or Escape while it is typed', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  const filters = page.getByRole('main').getByRole('button', { name: new RegExp(`^${nl('Filters')}`) });
  const from = sheet.getByRole('textbox', { name: 'Van', exact: true });
  await openBy(() => filters.click(), sheet);
  await from.fill('40');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/p=40-$/);
  await openBy(() => filters.click(), sheet);
  await expect(from).toHaveValue('40');
  await from.fill('60');
  await from.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/p=60-$/);
  await expect(filters).toBeFocused();
});
