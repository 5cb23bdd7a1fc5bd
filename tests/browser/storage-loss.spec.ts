import type { Page } from '@playwright/test';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

/** Deletes every database of the app while the page has them open, as the browser's settings do. */
async function deleteDatabases(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const deletions = names
      .filter((name) => name.startsWith('rxdb-dexie-hervonden-'))
      .map(
        (name) =>
          new Promise<void>((resolve, reject) => {
            const request = indexedDB.deleteDatabase(name);
            request.onsuccess = () => resolve();
            request.onerror = () => reject(request.error);
          }),
      );
    await Promise.all(deletions);
  });
}

/** Records whether the page ever shows a text, even between two polls. */
async function noteSentence(page: Page, sentence: string): Promise<() => Promise<boolean>> {
  await page.evaluate((text) => {
    const look = () => {
      if (document.body.innerText.includes(text)) document.documentElement.dataset.seen = 'yes';
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, sentence);
  return () => page.evaluate(() => document.documentElement.dataset.seen === 'yes');
}

const lost = nl('Not saved: your browser has deleted this site’s data. Your text is still on this page.');
const restored = nl('Your browser deleted the saved data of this site');

for (const account of [undefined, 'seller'] as const) {
  test(`PWA-029 PWA-037 the database deleted while ${account ?? 'a visitor'} types: a message shows it, and no text is lost`, async ({
    device,
  }) => {
    const { page } = await device({
      ...(account === undefined ? {} : { account }),
      path: '/account/items/nieuw',
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const title = page.getByLabel(nl('Title'), { exact: true });
    const description = page.getByLabel(nl('Description'), { exact: true });
    await title.fill('Kuipfauteuil, okergeel');
    await description.fill('Uit de jaren zestig.');
    await expect(page).toHaveURL(/\/account\/items\/concepten\//);
    const saved =
      account === undefined
        ? nl('Saved on this device. Sign in to save it in your account too.')
        : nl('Saved on this device and in your account');
    await expect(page.getByText(saved)).toBeVisible({ timeout: 60_000 });

    await expect(page.getByText(restored)).toHaveCount(0);
    const wasShown = await noteSentence(page, lost);
    await description.focus();
    await page.keyboard.press('End');
    const typing = page.keyboard.type(' Licht vlekje op de zitting.', { delay: 25 });
    await deleteDatabases(page);
    await typing;
    await expect.poll(wasShown).toBe(true);
    await expect(page.getByText(restored)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(saved)).toBeVisible({ timeout: 60_000 });
    await expect(description).toHaveValue('Uit de jaren zestig. Licht vlekje op de zitting.');

    await page.getByRole('button', { name: nl('Copy text') }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Kuipfauteuil, okergeel');
    expect(copied).toContain('Licht vlekje op de zitting.');

    await page.reload();
    await expect(title).toHaveValue('Kuipfauteuil, okergeel');
    await expect(description).toHaveValue('Uit de jaren zestig. Licht vlekje op de zitting.');
  });
}
