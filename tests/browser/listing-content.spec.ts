import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const url = '/jaren-20';

test('SEO-002 STAFF-009 content that staff write for a product list is on its page for everybody, from the server on', async ({
  device,
  guard,
  browser,
  server,
}) => {
  const staff = await device({ account: 'staff', path: url });
  const button = (name: string) => staff.page.getByRole('button', { name: nl(name), exact: true });
  const word = `Houtsnijwerk ${Date.now()}`;
  await button('Staff tools').click();
  await button('Edit texts').click();
  const editor = staff.page.getByRole('dialog', { name: nl('Texts of this product list') });
  const field = (name: string) => editor.getByRole('textbox', { name: nl(name), exact: true });
  await field('Title').fill('Interbellum');
  await field('Text below the products').fill(`## ${word}\n\nRond en recht.`);
  await button('Save').click();
  await expect(editor).toBeHidden();
  await expect(staff.page.getByRole('heading', { level: 1, name: 'Interbellum' })).toBeVisible();

  // Without JavaScript, as a crawler reads it.
  const crawler = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'nl-NL',
    baseURL: server.url,
  });
  guard.watch(crawler);
  const page = await crawler.newPage();
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 2, name: word })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Interbellum' })).toBeVisible();
  await crawler.close();
});
