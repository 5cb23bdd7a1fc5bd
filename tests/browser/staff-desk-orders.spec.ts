import type { Page } from '@playwright/test';
import { hasNoFaults } from './fixtures/desk.ts';
import { expect, test } from './fixtures/test.ts';

const calm = { reducedMotion: 'reduce' } as const;

/** The lists of what follows a payment, with filters for which the demo has rows. */
const lists = ['/staff/cases', '/staff/withdrawals', '/staff/parcels?list=ALL', '/staff/payouts'] as const;

const rowsOf = (page: Page) => page.locator('[data-desk-row]').getByRole('link');

/** Opens a list and its first row. */
async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(list);
  const row = rowsOf(page).first();
  await expect(row).toBeVisible();
  await hasNoFaults(page, list);
  const href = await row.getAttribute('href');
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('STAFF-001 U1 axe finds no fault on the lists and pages of cases, withdrawals, parcels and payouts, light and dark', async ({
  device,
}) => {
  const { page } = await device({ account: 'staff', options: calm });
  for (const list of lists) {
    await openFirst(page, list);
    await hasNoFaults(page, `the page of ${list}`);
  }
  await page.goto('/staff/reconciliation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hasNoFaults(page, 'reconciliation');
});

test('STAFF-001 by keyboard alone: open a case, a withdrawal, a parcel and a payout from its list, and go back', async ({
  device,
}) => {
  const { page } = await device({ account: 'staff', options: calm });
  for (const list of lists) {
    await page.goto(list);
    const row = rowsOf(page).first();
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expect(row, list).toBeFocused();
    const href = (await row.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(row).toBeVisible();
  }
});
