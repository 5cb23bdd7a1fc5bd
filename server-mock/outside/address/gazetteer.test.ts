import { expect, test } from 'vitest';
import { provinces } from '#domain/catalog/provinces.ts';
import { type Place, placeNamed, placeNear, placeOfPostcode, suggestPlaces } from './gazetteer.ts';

test.each([
  ['1012 AB', 'NL', 'Amsterdam', 'nl-noord-holland'],
  ['1012ab', 'NL', 'Amsterdam', 'nl-noord-holland'],
  [' 3511  lx ', 'NL', 'Utrecht', 'nl-utrecht'],
  ['2511', 'NL', 'Den Haag', 'nl-zuid-holland'],
  ['3011', 'NL', 'Rotterdam', 'nl-zuid-holland'],
  ['5611', 'NL', 'Eindhoven', 'nl-noord-brabant'],
  ['6211', 'NL', 'Maastricht', 'nl-limburg'],
  ['7511', 'NL', 'Enschede', 'nl-overijssel'],
  ['1315', 'NL', 'Almere', 'nl-flevoland'],
  ['4381', 'NL', 'Vlissingen', 'nl-zeeland'],
  ['8911', 'NL', 'Leeuwarden', 'nl-friesland'],
  ['9401', 'NL', 'Assen', 'nl-drenthe'],
  ['9711', 'NL', 'Groningen', 'nl-groningen'],
  ['6811', 'NL', 'Arnhem', 'nl-gelderland'],
  ['6191', 'NL', 'Beek', 'nl-limburg'],
  ['1000', 'BE', 'Brussel', 'be-brussel'],
  ['2018', 'BE', 'Antwerpen', 'be-antwerpen'],
  ['3001', 'BE', 'Leuven', 'be-vlaams-brabant'],
  ['3500', 'BE', 'Hasselt', 'be-limburg'],
  ['4020', 'BE', 'Liège', 'be-luik'],
  ['5004', 'BE', 'Namur', 'be-namen'],
  ['1300', 'BE', 'Wavre', 'be-waals-brabant'],
  ['6700', 'BE', 'Arlon', 'be-luxemburg'],
  ['7000', 'BE', 'Mons', 'be-henegouwen'],
  ['8400', 'BE', 'Oostende', 'be-west-vlaanderen'],
  ['9000', 'BE', 'Gent', 'be-oost-vlaanderen'],
] as const)('I18N-006 I18N-007 postcode %s of %s is %s in %s', (postcode, country, name, province) => {
  expect(placeOfPostcode(postcode, country)).toMatchObject({ name, country, province });
});

test.each([
  ['0999', 'NL'],
  ['1012 A', 'NL'],
  ['1012 ABC', 'NL'],
  ['', 'NL'],
  ['1000 AB', 'BE'],
  ['10000', 'BE'],
  ['abcd', 'BE'],
] as const)('"%s" is no postcode of %s', (postcode, country) => {
  expect(placeOfPostcode(postcode, country)).toBeNull();
});

test('I18N-006 I18N-007 every postcode of both countries has a place in a known province of its country', () => {
  const seen = new Set<string>();
  for (const country of ['NL', 'BE'] as const) {
    for (let number = 1000; number <= 9999; number += 1) {
      const place = placeOfPostcode(String(number), country);
      expect(place?.country).toBe(country);
      seen.add(place?.province ?? '');
    }
  }
  expect([...seen].sort()).toEqual(provinces.map((one) => one.value).sort());
});

test('no place lies outside the two countries', () => {
  const places = 'abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => suggestPlaces(letter, 1000));
  expect(places.length).toBeGreaterThan(2500);
  const outside = (place: Place) =>
    place.latitude < 49.4 || place.latitude > 53.6 || place.longitude < 2.5 || place.longitude > 7.3;
  expect(places.filter(outside)).toEqual([]);
});

test('suggestions start with the typed text, the largest first, ignoring accents', () => {
  expect(suggestPlaces('ams', 2).map((place) => place.name)).toEqual(['Amsterdam', 'Amsterdam-Zuidoost']);
  expect(suggestPlaces('LIEGE', 1)[0]?.name).toBe('Liège');
  expect(suggestPlaces('brux', 1)[0]?.name).toBe('Brussel');
  expect(suggestPlaces('haag', 1)[0]?.name).toBe('Den Haag');
  expect(suggestPlaces(' ', 5)).toEqual([]);
  expect(suggestPlaces('zz', 5)).toEqual([]);
  expect(suggestPlaces('a', 3)).toHaveLength(3);
});

test('a name finds its largest place; names of every day do too', () => {
  expect(placeNamed('den bosch', 'NL')?.name).toBe("'s-Hertogenbosch");
  expect(placeNamed('Luik', 'BE')?.name).toBe('Liège');
  expect(placeNamed('Utrecht', 'BE')).toBeNull();
  expect(placeNamed('', 'NL')).toBeNull();
});

test('a point has its nearest place, and the middle of the sea none', () => {
  expect(placeNear(52.09, 5.11)).toMatchObject({ name: 'Utrecht', country: 'NL', postcode: '3500' });
  expect(placeNear(50.85, 4.35)).toMatchObject({ country: 'BE', postcode: '1000' });
  expect(placeNear(56, 3)).toBeNull();
});
