import { expect, test } from 'vitest';
import { savedAddressSchema } from '../address/address.ts';
import { belgianProvinces, dutchProvinces } from './provinces.ts';

test('I18N-006 I18N-007 12 Dutch provinces begin with nl-, 11 Belgian ones with be-, and addresses are in NL or BE', () => {
  expect(dutchProvinces).toHaveLength(12);
  expect(belgianProvinces).toHaveLength(11);
  expect(dutchProvinces.every(({ value }) => value.startsWith('nl-'))).toBe(true);
  expect(belgianProvinces.every(({ value }) => value.startsWith('be-'))).toBe(true);
  expect(savedAddressSchema.entries.country.options).toEqual(['NL', 'BE']);
});
