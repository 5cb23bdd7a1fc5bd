import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTranslations, compare } from '../../scripts/translations/check.ts';

test('I18N-001 every sentence exists in Dutch, English and French, and none is left over', async () => {
  expect(await checkTranslations()).toEqual([]);
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

test('PWA-023 locales holds a catalogue for nl, en and fr', () => {
  for (const locale of ['nl', 'en', 'fr']) {
    expect(readFileSync(`locales/${locale}/messages.po`, 'utf8')).toContain(`Language: ${locale}`);
  }
});
