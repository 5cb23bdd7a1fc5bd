import { stateOf } from './fixtures/accounts.ts';
import { newAccount } from './fixtures/mailbox.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

test('favourites are put on a board, shared by a link and no longer shared', async ({ device, server }) => {
  // A new account, so that no other wishlist entries are shown.
  const storageState = await stateOf(server.url, await newAccount(server.url));
  const owner = await device({ path: '/net-binnen', options: { storageState } });
  const { page } = owner;
  const favouriteButtons = page
    .getByRole('main')
    .getByRole('button', { name: nlLike('Add to favourites: {title}') });
  const [, title = '?'] = ((await favouriteButtons.first().getAttribute('aria-label')) ?? '').split(': ');
  await favouriteButtons.first().click();
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /favoriet/i })
    .first()
    .click();
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await tile.getByRole('button', { name: nlLike('Add {title} to a board') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(nl('Name of the board')).fill('Logeerkamer');
  await dialog.getByRole('button', { name: nl('New board') }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Logeerkamer' })).toBeChecked();
  await dialog.getByRole('button', { name: nl('Done') }).click();

  await page
    .getByRole('navigation', { name: nl('Boards') })
    .getByRole('link', { name: /Logeerkamer/ })
    .click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByText(nl('Share this board')).click();
  await expect(page.getByRole('button', { name: nl('Copy link') })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: nl('Copy link') }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/bord/');
  const link = await copied();

  const guest = await device({ path: link });
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Logeerkamer' })).toBeVisible();
  await expect(guest.page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(guest.page.getByRole('main').getByRole('article')).toContainText(title);

  await page.getByRole('button', { name: nl('Delete board') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: nl('Delete board') })
    .click();
  await expect(page.getByRole('navigation', { name: nl('Boards') })).toBeHidden();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(nl('Page not found'));
});
