import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { stateOf } from './fixtures/accounts.ts';
import { findAddress } from './fixtures/address-form.ts';
import { newAccount } from './fixtures/mailbox.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: nl(name), exact: true });

test('PERM-005 ADDR-001 ADDR-002 ADDR-008 an address found online and one filled in offline come to a second device; a removal is taken back', async ({
  device,
}) => {
  const phone = await device({ account: 'brand', hasServiceWorker: true, path: '/account/adressen' });
  const { page } = phone;
  const extension = `T${randomInt(100_000)}`;
  await page.getByRole('button', { name: nl('Add address') }).click();
  await findAddress(page, 'Zonnebloemlaan 5, Gent', /9000 Gent/);
  await expect(field(page, 'Street')).toHaveValue('Zonnebloemlaan');
  await expect(field(page, 'Postcode')).toHaveValue('9000');
  await expect(page.getByRole('radio', { name: nl('Belgium') })).toBeChecked();
  // Choosing a suggestion saves it, without a separate save.
  await page.getByRole('button', { name: nl('Cancel') }).click();
  await expect(page.getByText('Zonnebloemlaan 5, 9000 Gent').first()).toBeVisible();

  await phone.readyForOffline();
  await phone.goOffline();
  await page.getByRole('button', { name: nl('Add address') }).click();
  await expect(page.getByText(nl('You are offline. Enter the address below.'))).toBeVisible();
  for (const [name, value] of [
    ['Postcode', '3572 BJ'],
    ['House number', '88'],
    ['Suffix', extension],
    ['Street', 'Biltstraat'],
    ['City', 'Utrecht'],
    ['First name', 'Emma'],
    ['Last name', 'Peeters'],
    ['Email address', 'emma@example.test'],
    ['Phone', '0470000000'],
  ] as const) {
    await field(page, name).fill(value);
  }
  await page.getByRole('button', { name: nl('Save address') }).click();
  const line = `Biltstraat 88 ${extension}, 3572 BJ Utrecht`;
  await expect(page.getByText(line)).toBeVisible();
  await phone.goOnline();

  const laptop = await device({ account: 'brand', path: '/account/adressen' });
  await expect(laptop.page.getByText(line)).toBeVisible({ timeout: 60_000 });
  const row = laptop.page.getByRole('listitem').filter({ hasText: line });
  await row.getByRole('button', { name: nlLike('Remove {shown}') }).click();
  await expect(laptop.page.getByText(line)).toHaveCount(0);
  await laptop.page.getByRole('button', { name: nl('Undo') }).click();
  await expect(laptop.page.getByText(line)).toBeVisible();
});

test('FORM-067 ADDR-004 SELL-025 ACCT-017 from the first product to a seller: details found, stored over a reload, sent, and completed under my details', async ({
  device,
  server,
}) => {
  const storageState = await stateOf(server.url, await newAccount(server.url));
  const { page } = await device({ path: '/account/items/nieuw', options: { storageState } });
  const step = page.getByRole('heading', { name: nl('Seller details') });

  await test.step('found and stored; typing clears the choice', async () => {
    await expect(step).toBeVisible();
    await field(page, 'Title').fill('Ladekast van teakhout');
    await expect(page).toHaveURL(/\/account\/items\/concepten\//);
    await findAddress(page, 'Biltstraat 88, 3572 BJ Utrecht', /Biltstraat/);
    await expect(field(page, 'Street')).toHaveValue('Biltstraat');
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue('Ladekast van teakhout');
    await expect(field(page, 'Street')).toHaveValue('Biltstraat');
    await findAddress(page, 'Kerkstraat 12, Utrecht', /Kerkstraat/);
    await expect(field(page, 'Street')).toHaveValue('Kerkstraat');
    await page
      .getByRole('main')
      .getByRole('combobox', { name: nl('Find your address') })
      .pressSequentially('x');
    // An open list hides the content below it.
    await page.keyboard.press('Escape');
    await expect(field(page, 'Street')).toHaveValue('');
  });

  await test.step('missing details are shown; then the seller is created', async () => {
    const become = page.getByRole('button', { name: nl('Become a seller') });
    await become.click();
    const refusal = page.getByRole('alert').filter({ hasText: nl('form.personal_info.general_error') });
    await expect(refusal).toBeVisible();
    await findAddress(page, 'Biltstraat 88, 3572 BJ Utrecht', /Biltstraat/);
    await expect(field(page, 'Street')).toHaveValue('Biltstraat');
    await field(page, 'Phone').fill('0612345678');
    await become.click();
    await expect(step).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveValue('Ladekast van teakhout');
  });

  await test.step('the rest under my details', async () => {
    await page.goto('/account/gegevens');
    await field(page, 'Account holder').fill('Robin de Vries');
    await field(page, 'Account number (IBAN)').fill('BE68539007547034');
    await page.getByRole('button', { name: nl('Save my details') }).click();
    await expect(page.getByText(nl('form.save_success'))).toBeVisible();
    await page.reload();
    await expect(field(page, 'Street')).toHaveValue('Biltstraat');
    await expect(field(page, 'Account number (IBAN)')).toHaveValue('BE68 5390 0754 7034');
  });
});
