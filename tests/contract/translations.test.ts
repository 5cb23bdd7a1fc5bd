import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accountMessageFiles } from '../../scripts/translations/account-messages.ts';
import { checkTranslations, compare, contradictions } from '../../scripts/translations/check.ts';
import { filesOfRoute, routeManifest } from '../../src/route-manifest/route-manifest.ts';

test('I18N-001 every sentence exists in Dutch, English and French, and none is left over', async () => {
  expect(await checkTranslations()).toEqual([]);
});

/** The messages in a file of the server that the extraction does not see: those not of a variable named i18n. */
const unseenIn = (source: string) =>
  [...source.matchAll(/(?<!\bi18n)\._\(\s*'([^']+)'/g)].map(([, message]) => message);

test('I18N-001 the extraction sees every sentence of the server', async () => {
  expect(unseenIn("const label = i18nOf(locale)._('View complaint');")).toEqual(['View complaint']);
  expect(unseenIn("const label = i18n._('View complaint');")).toEqual([]);
  for await (const file of glob('server-mock/**/*.{ts,tsx}'))
    expect([file, unseenIn(readFileSync(file, 'utf8'))]).toEqual([file, []]);
});

test('the check finds a gap, a leftover and a lost placeholder', () => {
  const inCode = { a: { message: 'Saved' }, b: { message: '{count} photos' } };
  const translated = { b: { translation: "foto's" }, c: { message: 'Gone', translation: 'Weg' } };
  expect(compare('nl', inCode, translated)).toEqual([
    'nl: no translation for "Saved"',
    'nl: the placeholders of "foto\'s" differ from "{count} photos"',
    'nl: no code uses "Gone"',
  ]);
});

test('the check finds a sentence that two catalogues translate differently', () => {
  const shop = { a: { message: 'Number', translation: 'Aantal' }, b: { message: 'Yes', translation: 'Ja' } };
  const account = {
    a: { message: 'Number', translation: 'Nummer' },
    b: { message: 'Yes', translation: 'Ja' },
  };
  expect(contradictions('nl', [shop, account])).toEqual(['nl: "Number" is both "Aantal" and "Nummer"']);
});

test('PWA-023 locales holds a catalogue for nl, en and fr', () => {
  for (const locale of ['nl', 'en', 'fr']) {
    expect(readFileSync(`locales/${locale}/messages.po`, 'utf8')).toContain(`Language: ${locale}`);
  }
});

test('the catalogue of the account has the messages of all files that only its pages show', async () => {
  const listed: unknown = JSON.parse(readFileSync('locales/account-files.gen.json', 'utf8'));
  const files = await accountMessageFiles();
  expect(listed, 'run "npm run i18n:extract"').toEqual(files);
  expect(files).toContain('src/features/account/chats/chat-page.tsx');
  // Shown by every product list, and by a page that opens offline.
  expect(files).not.toContain('src/features/shop/catalog/sort-bar.tsx');
  expect(files).not.toContain('src/features/buying/wishlist/favourites-page.tsx');
  // A dialog of public pages that is loaded with the catalogue, and a part beside it that is not.
  expect(files).toContain('src/features/account/subscriptions/subscription-dialog.tsx');
  expect(files).not.toContain('src/features/shop/newsletter/follow-product-list.tsx');
});

test('every page with the catalogue of the account loads it before it is shown', () => {
  const pages = routeManifest.filter(({ catalogs }) => catalogs.includes('account'));
  const without = pages.filter(
    (spec) =>
      !filesOfRoute(spec).some((file) => /\b(try|with)AccountMessages\b/.test(readFileSync(file, 'utf8'))),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(without.map(({ path }) => path)).toEqual([]);
});
