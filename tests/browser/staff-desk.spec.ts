import type { Page } from '@playwright/test';
import { comesToRest, faultsOf, stopsMoving } from './fixtures/faults.ts';
import { expect, test } from './fixtures/test.ts';
import { nl, patternOf } from './fixtures/words.ts';

const calm = { reducedMotion: 'reduce' } as const;

async function hasNoFaults(page: Page, name: string): Promise<void> {
  await comesToRest(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await stopsMoving(page);
    expect(await faultsOf(page), `${name} ${colorScheme}`).toEqual([]);
  }
}

test('FORM-004 U1 U2 staff go through the review queue by keys alone: open, look, ask for changes, approve, next', async ({
  device,
}) => {
  const { page } = await device({ account: 'staff', path: '/staff', options: calm });
  const heading = page.getByRole('heading', { level: 1 });
  const press = (key: string) => page.keyboard.press(key);
  await expect(heading).toHaveText(nl('Staff desk'));
  await hasNoFaults(page, 'overview');

  await page.goto('/staff/review');
  const rows = page.locator('tbody').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await hasNoFaults(page, 'queue');
  const waiting = await rows.count();
  const titles = await rows.allTextContents();
  await press('j');
  await expect(rows.first()).toBeFocused();
  await press('j');
  await expect(rows.nth(1)).toBeFocused();
  await press('k');
  await press('Enter');
  await expect(heading).toHaveText(titles[0] ?? '');

  await press('?');
  const help = page.getByRole('dialog', { name: nl('Keyboard shortcuts') });
  await expect(help.getByText(nl('Next listing'), { exact: true })).toBeVisible();
  await press('Escape');
  await expect(help).toBeHidden();
  await press('n');
  await expect(heading).toHaveText(titles[1] ?? '');
  await expect(page.getByRole('heading', { name: nl('Changed since the last review') })).toBeVisible();
  await hasNoFaults(page, 'review');

  await press('r');
  const reject = page.getByRole('alertdialog');
  await expect(reject.getByRole('button', { name: nl('Reject this listing') })).toBeDisabled();
  await hasNoFaults(page, 'reject');
  await press('Escape');
  await expect(reject).toBeHidden();

  await press('c');
  const photos = page.getByRole('checkbox', { name: nl('Photos'), exact: true });
  await expect(photos).toBeFocused();
  await press('Space');
  await press('Tab');
  await press('Tab');
  await page.keyboard.type('De achterkant graag.');
  await hasNoFaults(page, 'changes');
  await page.getByRole('button', { name: nl('Send to the seller') }).focus();
  await press('Enter');
  await expect(page.getByText(patternOf(nl('Changes requested: {0}')))).toBeVisible();
  await expect(heading).toHaveText(titles[2] ?? '');
  await press('a');
  await expect(page.getByText(patternOf(nl('Approved: {0}')))).toBeVisible();
  await expect(heading).toHaveText(titles[3] ?? '');
  await press('b');
  await expect(rows).toHaveCount(waiting - 2);
});

test('FORM-004 a list of the desk is its address: search and status are there for whoever gets the link, and nobody else gets in', async ({
  device,
}) => {
  const { page } = await device({
    account: 'staff',
    path: '/staff/products?q=stoel&status=PUBLISHED',
    options: calm,
  });
  await expect(page.locator('tbody').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: nl('Search by title, seller or ID') })).toHaveValue(
    'stoel',
  );
  await hasNoFaults(page, 'products');
  await page.getByRole('link', { name: new RegExp(`^${nl('In review')}`) }).click();
  await expect(page).toHaveURL(/q=stoel&status=IN_REVIEW$/);

  const buyer = await device({ account: 'buyer', path: '/staff/review', options: calm });
  await expect(buyer.page.getByRole('heading', { name: nl('For staff only') })).toBeVisible();
  await hasNoFaults(buyer.page, 'refused');
  const visitor = await device({ path: '/staff', options: calm });
  await expect(visitor.page.getByText(nl('Sign in to open the staff desk.'))).toBeVisible();
});
