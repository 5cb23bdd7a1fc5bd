import type { Page } from '@playwright/test';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const text = 'Uit de jaren zestig, licht vlekje op de zitting.';

const description = (page: Page) => page.getByLabel(nl('Description'), { exact: true });

/** Crashes the page's process, as when a phone reclaims a tab's memory; the browser continues. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never settles, because the process that would answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('PWA-029 a page that is killed during typing loses no character', async ({ device }) => {
  const phone = await device({ path: '/account/items/nieuw' });
  let { page } = phone;
  await page.getByLabel(nl('Title'), { exact: true }).fill('Kuipfauteuil');
  await expect(page).toHaveURL(/\/account\/items\/concepten\//);
  const address = page.url();
  let typed = '';
  for (const length of [7, 8, 20, 33, text.length]) {
    await description(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(text.slice(typed.length, length));
    typed = text.slice(0, length);
    await kill(page);
    page = await phone.context.newPage();
    await page.goto(address);
    await expect(description(page)).toHaveValue(typed);
  }
  await expect(
    page.getByText(nl('Saved on this device. Sign in to save it in your account too.')),
  ).toBeVisible();
});

test('PWA-029 a new draft that is killed before its first write shows in the list', async ({ device }) => {
  const phone = await device({ path: '/account/items' });
  const { page } = phone;
  // The device's storage has not opened yet when the page is killed.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/account/items/nieuw');
  await page.getByLabel(nl('Title'), { exact: true }).fill('Kuipfauteuil');
  await kill(page);
  const next = await phone.context.newPage();
  await next.goto('/account/items');
  await expect(next.getByRole('link', { name: 'Kuipfauteuil' })).toHaveCount(1);
});
