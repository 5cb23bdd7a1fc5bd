import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { nl, nlLike } from './fixtures/words.ts';

/** How many pieces the listing says it has. */
async function totalOf(page: Page): Promise<number> {
  const words = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d.]+\s/ });
  const text = (await words.first().textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

test('FILT-002 FILT-006 a price by keyboard is in the address, counted, a chip, and can be taken back', async ({
  page,
}) => {
  await page.goto('/net-binnen');
  const filters = page.getByRole('search', { name: nl('Filters') });
  const high = filters.getByRole('slider', { name: nl('At most') }).first();
  await expect(high).toBeVisible();
  const before = await totalOf(page);
  await high.focus();
  for (let step = 0; step < 40; step += 1) await high.press('ArrowLeft');
  await expect(page).toHaveURL(/[?&]p=-\d+/);
  await expect(high).toBeFocused();
  await expect.poll(() => totalOf(page)).toBeLessThan(before);

  await filters.getByRole('checkbox', { name: /^Ikea/ }).check({ force: true });
  await expect(page).toHaveURL(/brand=ikea/);
  const chips = page.getByRole('region', { name: nl('Active filters') });
  await expect(chips.getByRole('button', { name: nlLike('Remove filter: {words}') })).toHaveCount(1);
  await chips.getByRole('button', { name: '2' }).click();
  await expect(chips.getByRole('button', { name: nlLike('Remove filter: {words}') })).toHaveCount(2);
  await chips.getByRole('button', { name: /wissen/ }).click();
  await expect(page).toHaveURL(/\/net-binnen$/);
  await page.getByRole('button', { name: nl('Undo') }).click();
  await expect(page).toHaveURL(/brand=ikea/);
});

test('FILT-004 FILT-015 FILT-016 a brand is found although its name is misspelt', async ({ page }) => {
  await page.goto('/net-binnen');
  const field = page.getByRole('searchbox', { name: nl('Search a brand') });
  await field.fill('zzzqqq');
  await expect(page.getByText(nl('Brand not found'))).toBeVisible();
  await field.fill('ikae');
  const found = page.getByRole('checkbox', { name: /^Ikea/ });
  await found.check({ force: true });
  await expect(page).toHaveURL(/brand=ikea/);
  await expect(found).toBeChecked();
});

test('FILT-018 FILT-019 LIST-028 a distance asks for the postcode first, then counts from there', async ({
  page,
}) => {
  await page.goto('/net-binnen');
  await page.getByRole('button', { name: nl('Distance'), exact: true }).click();
  const km = page.getByRole('radio', { name: '25 km' });
  await km.click({ force: true });
  await expect(page.getByText(nl('Your place is not complete yet'))).toBeVisible();
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

test('a place that was measured once filters and marks every tile', async ({ page }) => {
  await page.goto('/meubels');
  await page.getByRole('button', { name: nl('Fits my place'), exact: true }).click();
  await page.getByRole('checkbox', { name: nl('Only what fits my place') }).click({ force: true });
  const form = page.getByRole('dialog');
  await form.getByLabel(nl('Width of the spot')).fill('250');
  await form.getByLabel(nl('Depth of the spot')).fill('120');
  await form.getByLabel(nl('Height of the room')).fill('260');
  await form.getByRole('button', { name: nl('Save sizes') }).click();
  await expect(page).toHaveURL(/fit=250x120x260/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByText(nl('Fits'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(nl('Too wide'), { exact: true })).toHaveCount(0);
});

test('FILT-001 @phone the filters are a sheet that says how many it will show', async ({ page }) => {
  await page.goto('/net-binnen');
  await page.getByRole('button', { name: nl('Filters') }).click();
  const sheet = page.getByRole('dialog', { name: nl('Filters') });
  await sheet.getByRole('button', { name: nl('Colour'), exact: true }).click();
  const colours = sheet
    .getByRole('group', { name: nl('Colour') })
    .last()
    .getByRole('checkbox');
  // By keyboard, which also brings it into sight.
  await colours.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/colors=[a-z]+/);
  await sheet.getByRole('button', { name: /^Toon \d+ stuk/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('region', { name: nl('Active filters') })).toBeVisible();
  await expect(page.getByRole('button', { name: nlLike('Filters, {count} active') })).toBeVisible();
});
