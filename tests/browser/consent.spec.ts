import { comesToRest, faultsInBothSchemes } from './fixtures/faults.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

test('COOKIE-002 a new visitor is asked about cookies, nothing is stored before the answer, and nobody is asked twice', async ({
  device,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
  const { page, context } = await device({ isUndecided: true, options: phone, path: '/retourneren' });
  const banner = page.getByRole('region', { name: nl('Cookies: your choice') });
  const button = (name: string) => page.getByRole('button', { name: nl(name), exact: true });
  await expect(banner).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await comesToRest(page);
  expect(await faultsInBothSchemes(page)).toEqual([]);

  // A focused element at the end of the page is not covered by the banner.
  const last = page.getByRole('contentinfo').getByRole('checkbox');
  await last.focus();
  const isClear = async () => {
    const [field, cover] = [await last.boundingBox(), await banner.boundingBox()];
    return field !== null && cover !== null && field.y + field.height <= cover.y;
  };
  await expect.poll(isClear).toBe(true);

  await button('Reject all').press('Enter');
  await expect(banner).toBeHidden();
  const values = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  await expect.poll(values).toEqual(['cookie-consent=0.0']);
  await page.reload();

  // The settings can be reopened from the footer of every page; by then the banner would have been shown.
  await expect(page.getByRole('complementary', { name: nl('Contact') })).toBeVisible();
  await expect(banner).toBeHidden();
  await button('Cookie settings').click();
  await expect(banner).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: nl('Statistics') })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: nl('Statistics') })).toBeChecked();
  await button('Accept selection').press('Enter');
  await expect(banner).toBeHidden();
  await expect(button('Cookie settings')).toBeFocused();
  await expect.poll(values).toEqual([expect.stringMatching(/^cookie-consent=0\.1\.[\da-f-]{36}$/)]);
});

test('COOKIE-002 @phone on a first visit to the form of a product, the question leaves the field that is typed into', async ({
  device,
}) => {
  const { page } = await device({ isUndecided: true, path: '/account/items/nieuw' });
  const banner = page.getByRole('region', { name: nl('Cookies: your choice') });
  await expect(banner).toBeVisible();
  const title = page.getByLabel(nl('Title'), { exact: true });
  await title.tap();
  await expect(banner).toBeHidden();
  await title.fill('Kuipstoel van eiken');
  await title.blur();
  await expect(banner).toBeVisible();
});
