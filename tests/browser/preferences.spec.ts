import { nl, translationsOf } from './fixtures/messages.ts';
import { findProductPages } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

test('U13 a chosen dark look is remembered and there before anything is painted', async ({ device }) => {
  const { page, context } = await device({ path: '/contact', options: { colorScheme: 'light' } });
  await page.getByLabel(nl('Appearance')).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Nothing is painted before the body exists, so the theme at that moment is the first one that is visible.
  await context.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.body === null) return;
      watch.disconnect();
      document.documentElement.dataset.firstLook = document.documentElement.dataset.theme ?? 'none';
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first-look', 'dark');
  await expect(page.getByLabel(nl('Appearance'))).toHaveValue('dark');
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
});

test('U11 another language keeps the page and the typed text, and announces the new language', async ({
  device,
  server,
}) => {
  const { question } = await findProductPages(server.url);
  const { page } = await device({ path: question });
  const french = translationsOf('locales/fr/messages.po');
  await page.getByLabel(nl('Your question')).fill('Is de lak nog gaaf?');
  await page.getByRole('button', { name: `${nl('Language')}: NL` }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(question);
  await expect(page.getByRole('textbox', { name: french('Your question') })).toHaveValue(
    'Is de lak nog gaaf?',
  );
});

test('U11 another language reaches every tile, also those below that nobody has looked at', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  await page.getByRole('button', { name: `${nl('Language')}: NL` }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const similar = page.getByRole('article').getByRole('link', { name: /^Similaire à / });
  await expect(similar).toHaveCount(36);
});
