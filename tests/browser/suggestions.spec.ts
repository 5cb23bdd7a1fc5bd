import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

test('ROUTE-081 SALE-004 SALE-015 SALE-016 a seller comes from the tasks to a suggested price: its answers by keyboard, none without a network', async ({
  device,
}) => {
  const seller = await device({ account: 'seller', path: '/account' });
  const { page } = seller;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const waiting = button(nl('Waiting for your answer'));
  await main.getByRole('link', { name: /prijsvoorstel(len)? om te beantwoorden/ }).click();
  await expect(page).toHaveURL('/account/verkoopsuggesties');
  await expect(page.getByRole('heading', { level: 1, name: nl('Sale suggestions') })).toBeVisible();
  await expect(waiting).toHaveAttribute('aria-pressed', 'true');

  const product = page
    .getByRole('table', { name: nl('Sale suggestions') })
    .getByRole('rowheader')
    .first();
  const title = (await product.textContent()) ?? '';
  await product.getByRole('link').click();
  await expect(page).toHaveURL(/\/account\/verkoopsuggesties\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: nl('Why this suggestion') })).toBeVisible();

  const answers = [button(nlLike('Accept {price}')), button(nl('Decline'))];
  const another = button(nl('Choose another price'));
  for (const answer of [...answers, another]) await expect(answer).toBeEnabled();
  await another.focus();
  await another.press('Enter');
  const dialog = page.getByRole('dialog', { name: nl('Choose another price') });
  const price = dialog.getByRole('textbox', { name: nl('Price in whole euros') });
  const save = dialog.getByRole('button', { name: nl('Save price') });
  await expect(price).toBeFocused();
  await price.fill('0');
  await expect(dialog.getByText(nl('Enter a price in whole euros, from 1 to 999,999.'))).toBeVisible();
  await expect(save).toBeDisabled();
  await price.fill('100');
  await expect(dialog.getByText(nlLike('you receive {amount}'))).toBeVisible();
  await expect(save).toBeEnabled();
  await price.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(another).toBeFocused();

  await seller.goOffline();
  await expect(main.getByText(nl('You are offline. You can answer once you are back online.'))).toBeVisible();
  for (const answer of [...answers, another]) await expect(answer).toBeDisabled();
  await seller.goOnline();
  for (const answer of [...answers, another]) await expect(answer).toBeEnabled();

  await main.getByRole('link', { name: nl('All suggestions') }).click();
  await expect(waiting).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('link', { name: nl('My listings') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: nl('My listings') })).toBeVisible();
  await main.getByRole('link', { name: nl('Sale suggestions') }).click();
  await expect(waiting).toHaveAttribute('aria-pressed', 'false');
});
