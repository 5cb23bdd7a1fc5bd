import { expect, test } from 'vitest';
import { placeNameIn, placesWithNames } from '#domain/address/place-names.ts';
import { locales } from '#domain/constants/locales.ts';
import { placeNamed } from './gazetteer.ts';

const inThree = (local: string) => locales.map((locale) => `${locale} ${placeNameIn(local, locale)}`);

test('a place has the name that readers of a language know', () => {
  expect(inThree('Antwerpen')).toEqual(['nl Antwerpen', 'en Antwerp', 'fr Anvers']);
  expect(inThree('Brussel')).toEqual(['nl Brussel', 'en Brussels', 'fr Bruxelles']);
  expect(inThree('Den Haag')).toEqual(['nl Den Haag', 'en The Hague', 'fr La Haye']);
  expect(inThree('Liège')).toEqual(['nl Luik', 'en Liège', 'fr Liège']);
  expect(placeNameIn(' gent', 'en')).toBe('Ghent');
});

test('a place without other names, and what a seller typed, stays as it is', () => {
  for (const name of ['Utrecht', 'Charleroi', 'Hasselt', 'Buurtschap 12', ''])
    expect(new Set(locales.map((locale) => placeNameIn(name, locale)))).toEqual(new Set([name]));
  // Also two villages of the Netherlands.
  expect(placeNameIn('Bergen', 'fr')).toBe('Bergen');
});

test('every name in the table is a place of the gazetteer, and no name of another place there', () => {
  const missing = placesWithNames.filter(
    (name) => (placeNamed(name, 'NL') ?? placeNamed(name, 'BE')) === null,
  );
  expect(missing).toEqual([]);
  expect(new Set(placesWithNames).size).toBe(placesWithNames.length);
});
