import { jpegOf } from '../factories/uploads.ts';
import { DEMO_PASSWORD } from './fixtures/accounts.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

test('AUTH-010 ROUTE-078 ROUTE-084 ROUTE-077 ROUTE-079 WANT-015 WANT-017 LIST-014 a visitor of an empty product list signs in, posts a wanted request, sees it and removes it', async ({
  device,
}) => {
  const { page } = await device({ path: '/zoeken/xyzzyplugh' });
  await page.getByRole('link', { name: nl('Post a wanted request') }).click();
  await expect(page).toHaveURL('/account/zoekopdrachten/nieuw');
  await expect(
    page.getByText(nl('Sign in to post a wanted request. We’ll email you as soon as we find a match.')),
  ).toBeVisible();
  await page.getByLabel(nl('Email address'), { exact: true }).fill('nieuw@hervonden.test');
  await page.getByLabel(nl('Password'), { exact: true }).fill(DEMO_PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: nl('Sign in'), exact: true })
    .click();

  await expect(page.getByRole('heading', { level: 1, name: nl('New wanted request') })).toBeVisible();
  const title = `Secretaire ${Date.now()}`;
  const titleField = page.getByRole('textbox', { name: nl('What are you looking for?') });
  await titleField.fill(title);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: nl('Choose photos') }).click();
  // A unique image: concurrent uploads of the same one by two tests of one account would interfere.
  const buffer = await jpegOf(Date.now());
  await (await chooser).setFiles([
    { name: 'hal.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'lijst.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(
    page.getByText(nlLike('“{name}” is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC file.')),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: nl('Your photos') }).getByText(nl('Saved'))).toBeVisible();

  await page.reload();
  await expect(titleField).toHaveValue(title);
  await expect(page.getByRole('list', { name: nl('Your photos') }).getByRole('listitem')).toHaveCount(1);

  const category = page.getByRole('combobox', { name: nl('Category') });
  // The list closes when the page scrolls below it, which may happen right after the reload.
  await expect(async () => {
    await category.fill('dressoirs');
    await page.getByRole('listbox').getByRole('option').first().click({ timeout: 5_000 });
    await expect(category).toHaveValue('Dressoirs', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('textbox', { name: nl('Budget') }).fill('350');
  await page.getByRole('button', { name: nl('Post wanted request') }).click();

  // A toast on the page to which submitting leads.
  await expect(
    page.getByText(
      nl('Your wanted request has been posted. You’ll get an email as soon as something matches.'),
    ),
  ).toBeVisible();
  await expect(page).toHaveURL('/account/zoekopdrachten');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/account\/zoekopdrachten\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: nl('I found it') }).click();
  await expect(page.getByRole('definition').filter({ hasText: nl('Found') })).toBeVisible();
  await page.getByRole('button', { name: nl('Remove'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: nl('Remove'), exact: true })
    .click();
  await expect(page).toHaveURL('/account/zoekopdrachten');
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeHidden();
});
