import { describe, expect, test } from 'vitest';
import { inLocale, sayingLocale, splitLocale } from './locale-address.ts';

describe('I18N-001 a page has an address in each language', () => {
  test('Dutch at the plain address, the others with a field that leaves the rest alone', () => {
    expect(inLocale('/meubels', 'nl')).toBe('/meubels');
    expect(inLocale('/meubels', 'en')).toBe('/meubels?taal=en');
    expect(inLocale('/meubels?p=-100', 'fr')).toBe('/meubels?p=-100&taal=fr');
  });

  test('a redirect of a link that named its language keeps it, Dutch too', () => {
    expect(sayingLocale('/meubels', 'nl')).toBe('/meubels?taal=nl');
    expect(sayingLocale('/meubels?p=-100', 'fr')).toBe('/meubels?p=-100&taal=fr');
  });

  test('a parsed address equals the composed one', () => {
    for (const href of [
      '/',
      '/meubels',
      '/meubels?b=1-2&p=-100',
      '/zoeken/a%26b',
      '/account?naar=/a?kleur=rood',
    ]) {
      expect(splitLocale(inLocale(href, 'fr'))).toEqual({ href, locale: 'fr' });
      expect(splitLocale(href)).toEqual({ href, locale: null });
    }
  });

  test('an unknown language is taken off and asks for nothing', () => {
    expect(splitLocale('/?taal=de&p=1-2')).toEqual({ href: '/?p=1-2', locale: null });
    expect(splitLocale('/?taal=')).toEqual({ href: '/', locale: null });
  });
});
