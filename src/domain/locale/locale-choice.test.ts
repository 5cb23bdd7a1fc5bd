import { expect, test } from 'vitest';
import { detectLocale, localeCookie } from './locale-choice.ts';

test.each([
  ['', ['nl-NL', 'en'], 'nl'],
  ['', ['fr-BE', 'nl'], 'fr'],
  ['', ['en-US'], 'en'],
  ['', ['de-DE'], 'nl'],
  ['', ['de-DE', 'fr'], 'fr'],
  ['', [], 'nl'],
  ['a=b; locale=en', ['fr'], 'en'],
  ['locale=xx', ['fr'], 'fr'],
])('I18N-001 cookie "%s" with browser %j starts in %s', (cookie, languages, expected) => {
  expect(detectLocale(cookie, languages)).toBe(expected);
});

test('I18N-002 the choice is stored in a cookie for a year', () => {
  expect(localeCookie('fr', true)).toBe('locale=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(localeCookie('fr', false)).not.toContain('Secure');
});
