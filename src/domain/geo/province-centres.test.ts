import { expect, test } from 'vitest';
import { provinces } from '#domain/catalog/provinces.ts';
import { provinceCentres } from './province-centres.ts';

test('I18N-007 each of the 12 Dutch and 11 Belgian provinces has a place on the map', () => {
  expect(Object.keys(provinceCentres).sort()).toEqual(provinces.map(({ value }) => value).sort());
  expect(provinces.filter(({ value }) => value.startsWith('nl-'))).toHaveLength(12);
  expect(provinces.filter(({ value }) => value.startsWith('be-'))).toHaveLength(11);
});
