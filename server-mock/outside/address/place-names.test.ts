import { expect, test } from 'vitest';
import { otherNames, placeNameIn } from '#domain/address/place-names.ts';
import { locales } from '#domain/constants/locales.ts';
import { placeNamed } from './gazetteer.ts';

const inThree = (local: string) => locales.map((locale) => `${locale} ${placeNameIn(local, locale)}`);

test('a place has the name that readers of a language know', () => {
  expect(inThree('Antwerpen')).toEqual(['nl Antwerpen', 'en Antwerp', 'fr Anvers']);
  expect(inThree('Brussel')).toEqual(['nl Brussel', 'en Brussels', 'fr Bruxelles']);
  expect(inThree('Den Haag')).toEqual(['nl Den Haag', 'en The Hague', 'fr La Haye']);
  expect(inThree('Liège')).toEqual(['nl Luik', 'en Liège', 'fr Liège']);
  expect(inThree('Bruxelles')).toEqual(['nl Brussel', 'en Brussels', 'fr Bruxelles']);
  expect(placeNameIn(' gent', 'en')).toBe('Ghent');
});

test('a place without other names, and what a seller typed, stays as it is', () => {
  for (const name of ['Utrecht', 'Charleroi', 'Hasselt', 'Buurtschap 12', ''])
    expect(new Set(locales.map((locale) => placeNameIn(name, locale)))).toEqual(new Set([name]));
  // Also two villages of the Netherlands.
  expect(placeNameIn('Bergen', 'fr')).toBe('Bergen');
});

test('every name in the table is one of the gazetteer, or leads to its place there', () => {
  const nameOf = (name: string) => (placeNamed(name, 'BE') ?? placeNamed(name, 'NL'))?.name;
  for (const [other, local] of otherNames) {
    // A place of that very name comes first: Saint-Nicolas is also near Liège.
    expect(nameOf(local), local).toBeDefined();
    expect([nameOf(local), other]).toContain(nameOf(other));
  }
  expect(otherNames.length).toBeGreaterThan(60);
});
