import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinName, splitName } from '../account/person-name.ts';
import { ibanInGroups, isIban, tidyIban } from './bank.ts';
import { provincesOf, sellerProblem, sellerProblems, termsProblems } from './seller-rules.ts';
import { sellerTypeFor } from './seller-type.ts';
import { isDayWindow } from './transport-window.ts';
import { isVatNumber } from './vat.ts';

const noor = {
  ...{ firstName: 'Noor', lastName: 'Janssen', phone: '0612345678', street: 'Biltstraat', houseNumber: '88' },
  ...{
    houseNumberExtension: '',
    postcode: '3572 BJ',
    city: 'Utrecht',
    province: 'nl-utrecht',
    country: 'NL' as const,
  },
};
const codes = (values: Partial<Record<keyof typeof noor, string>>) =>
  sellerProblems({ ...noor, ...values, country: values.country === 'BE' ? 'BE' : 'NL' }).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('SELL-016 what a seller has to fill in', () => {
  test('everything but the addition', () => {
    expect(sellerProblems(noor)).toEqual([]);
    for (const field of [
      'firstName',
      'lastName',
      'street',
      'city',
      'province',
      'houseNumber',
      'postcode',
      'phone',
    ] as const) {
      expect(codes({ [field]: '  ' })).toEqual([`${field} missing`]);
    }
    expect(codes({ houseNumberExtension: '' })).toEqual([]);
  });
  test('SELL-017 SELL-018 house number of digits, phone of 8 to 15', () => {
    expect(codes({ houseNumber: '88a' })).toEqual(['houseNumber invalid']);
    expect(codes({ phone: '+31612345678' })).toEqual([]);
    for (const phone of ['1234567', '1234567890123456', '06 12 34 5x'])
      expect(codes({ phone })).toEqual(['phone invalid']);
  });
  test('SELL-019 SELL-020 postcodes by country', () => {
    expect(codes({ postcode: '3572BJ' })).toEqual([]);
    expect(codes({ postcode: '3572' })).toEqual(['postcode invalid']);
    const be = { country: 'BE', province: 'be-luik' };
    expect(codes({ ...be, postcode: '4000' })).toEqual([]);
    expect(codes({ ...be, postcode: '4000 AB' })).toEqual(['postcode invalid']);
  });
  test('SELL-021 SELL-022 the country is one of two, the province of its list', () => {
    expect(provincesOf('NL')).toHaveLength(12);
    expect(provincesOf('BE')).toHaveLength(11);
    expect(codes({ province: 'be-luik' })).toEqual(['province invalid']);
    expect(sellerProblem('country', { ...noor, country: 'NL' })).toBeNull();
  });
});

test('SELL-009 with a VAT number a business, without one private, a brand for ever', () => {
  expect(sellerTypeFor(null)).toBe('private');
  expect(sellerTypeFor('', 'business')).toBe('private');
  expect(sellerTypeFor('NL004495445B01')).toBe('business');
  expect(sellerTypeFor(null, 'brand_hay')).toBe('brand_hay');
});

describe('SELL-004 SELL-033 account numbers', () => {
  test('of the Netherlands and Belgium, spaces and case as one likes', () => {
    expect(['NL91 ABNA 0417 1643 00', 'nl91abna0417164300', 'BE68 5390 0754 7034'].every(isIban)).toBe(true);
    expect(['NL92ABNA0417164300', 'DE89370400440532013000', 'NL91ABNA041716430', '', 'x'].some(isIban)).toBe(
      false,
    );
    expect(tidyIban('be68 5390 0754-7034')).toBe('BE68539007547034');
    expect(ibanInGroups('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00');
  });
  test('one wrong digit never passes', () => {
    const right = 'NL91ABNA0417164300';
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 17 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const digit = (Number(right[at]) + step) % 10;
        expect(isIban(right.slice(0, at) + String(digit) + right.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('SELL-004 VAT numbers', () => {
  test('companies, one-man businesses and both kinds of Belgian numbers', () => {
    const right = ['NL004495445B01', 'nl 0000.99.998.b57', 'BE0411905847', 'BE 0897.223.670'];
    for (const number of right) expect(isVatNumber(number)).toBe(true);
    const begin = '10000000';
    expect(isVatNumber(`BE${begin}${String(97 - (Number(begin) % 97)).padStart(2, '0')}`)).toBe(true);
  });
  test('wrong check digits, other countries and other shapes are none', () => {
    for (const number of [
      'NL004495446B01',
      'BE0411905848',
      'BE2411905847',
      'DE136695976',
      'NL004495445',
      '',
    ]) {
      expect(isVatNumber(number)).toBe(false);
    }
  });
});

test('SELL-008 hours of a day: empty, or from before until', () => {
  expect(['', '09:00-12:00', '00:00-23:59'].every(isDayWindow)).toBe(true);
  expect(
    ['9-12', '12:00-09:00', '09:00-09:00', '09:00', '24:00-25:00', '09:00-10:00-11:00'].some(isDayWindow),
  ).toBe(false);
});

test('SELL-032 the lowest bid is 0 to 100 percent; account and holder come together', () => {
  const terms = {
    accountHolder: '',
    iban: '',
    vatNumber: '',
    minimumBid: null,
    extraInfo: '',
    transportTimewindow: null,
  };
  expect(termsProblems(terms)).toEqual([]);
  expect(termsProblems({ ...terms, minimumBid: 101 })).toEqual([
    { field: 'minimumBid', code: 'minimum_bid_range' },
  ]);
  expect(termsProblems({ ...terms, minimumBid: 0.5 })).toHaveLength(1);
  expect(termsProblems({ ...terms, accountHolder: 'Noor' })).toEqual([{ field: 'iban', code: 'missing' }]);
});

test('a name is put together and taken apart at its first space', () => {
  expect(joinName(' Noor ', 'van den Berg')).toBe('Noor van den Berg');
  expect(splitName('Noor van den Berg')).toEqual({ firstName: 'Noor', lastName: 'van den Berg' });
  expect(splitName('Noor')).toEqual({ firstName: 'Noor', lastName: '' });
});
