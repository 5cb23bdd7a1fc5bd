import { expect, test } from './fixtures/test.ts';

test('FORM-026 U4 a title typed before the form is there stays, with the focus, and is stored', async ({
  device,
}) => {
  const { page } = await device({ account: 'seller', path: '/contact' });
  let letIn = () => {};
  const late = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  // Not `goto`, which waits for hydration.
  await page.evaluate(() => window.location.assign('/account/items/nieuw'));
  const title = page.getByRole('textbox', { name: 'Titel' });
  await title.click();
  await page.keyboard.type('Teak kast');
  letIn();
  await page.keyboard.type(' uit 1962', { delay: 60 });
  await expect(page.getByRole('button', { name: 'Advertentie plaatsen' })).toBeVisible();
  await page.keyboard.type(' van Pastoe');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Teak kast uit 1962 van Pastoe');
  await page.waitForURL(/\/concepten\//);
  await page.reload();
  await expect(title).toHaveValue('Teak kast uit 1962 van Pastoe');
});

test('FORM-026 the list of own products stays as it is until the form comes', async ({ device }) => {
  const { page } = await device({ account: 'seller', path: '/account/items' });
  const product = page.locator('main tbody a').first();
  await expect(product).toBeVisible();
  let letIn = () => {};
  const late = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/items-draft.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  const before = await product.elementHandle();
  await page.locator('main a[href$="/account/items/nieuw"]').first().click();
  await page.waitForURL('**/account/items/nieuw');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  letIn();
  await expect(page.getByRole('textbox', { name: 'Titel' })).toBeVisible();
});
