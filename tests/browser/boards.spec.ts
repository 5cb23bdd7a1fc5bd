import { expect, test } from './fixtures/test.ts';
import { nl, nlLike } from './fixtures/words.ts';

test('favourites are put on a board, shared by a link and no longer shared', async ({ device }) => {
  const owner = await device({ account: 'newSeller', path: '/net-binnen' });
  const { page } = owner;
  const hearts = page.getByRole('main').getByRole('button', { name: nlLike('Save as favourite: {title}') });
  await hearts.first().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /favoriet/i })
    .first()
    .click();
  const tile = page.getByRole('main').getByRole('article').first();
  const title = (await tile.getByRole('link').first().textContent()) ?? '';
  await tile.getByRole('button', { name: nlLike('Boards with {title}') }).click();
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
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await device({ path: link });
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Logeerkamer' })).toBeVisible();
  await expect(guest.page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(title).toContain(
    (await guest.page.getByRole('article').getByRole('link').first().textContent()) ?? '?',
  );

  await page.getByRole('button', { name: nl('Delete board') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: nl('Delete board') })
    .click();
  await expect(page.getByRole('navigation', { name: nl('Boards') })).toBeHidden();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(nl('There is nothing here'));
});
