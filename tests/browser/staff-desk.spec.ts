import { hasNoFaults } from './fixtures/desk.ts';
import { nl, patternOf } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const calm = { reducedMotion: 'reduce' } as const;

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
  await expect(page.getByText(patternOf(nl('Changes requested: {title}')))).toBeVisible();
  await expect(heading).toHaveText(titles[2] ?? '');
  // The key is accepted only after a product has been displayed for a moment, so that a keypress for the previous one
  // decides nothing here.
  await press('a');
  const approve = page.getByRole('button', { name: nl('Approve'), exact: true });
  await expect(approve).toBeEnabled();
  await expect(heading).toHaveText(titles[2] ?? '');
  await press('a');
  await expect(page.getByText(patternOf(nl('Approved: {title}')))).toBeVisible();
  await expect(heading).toHaveText(titles[3] ?? '');
  await press('b');
  await expect(rows).toHaveCount(waiting - 2);
});

test('FORM-004 a list of the desk is its address: search and status open with the link, and nobody else gets in', async ({
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

test('STAFF-001 U2 staff take a product offline with a reason and an explanation, and the list stays within its pages', async ({
  device,
}) => {
  const { page } = await device({
    account: 'staff',
    path: '/staff/products?status=PUBLISHED&page=9999',
    options: calm,
  });
  const rows = page.locator('tbody').getByRole('link');
  await expect(rows).not.toHaveCount(0);
  await expect(page).not.toHaveURL(/page=9999/);
  await page.goto('/staff/products?status=PUBLISHED');
  await rows.first().click();
  await page.getByRole('button', { name: nl('Take offline') }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: nl('Take offline') });
  await expect(confirm).toBeDisabled();
  await hasNoFaults(page, 'take offline');
  await dialog.getByText(nl('Listed twice')).click();
  await dialog.getByRole('textbox').fill('Deze kast staat ook in je andere advertentie.');
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(nl('Archived'), { exact: true })).toBeVisible();

  await page.goto('/staff/users/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: nl('Page not found') })).toBeVisible();
});
