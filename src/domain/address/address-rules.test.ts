import { describe, expect, test } from 'vitest';
import {
  addressLine,
  addressProblem,
  addressProblems,
  isHouseNumber,
  isPhone,
  isPostcode,
  tidyPhone,
  tidyPostcode,
} from './address-rules.ts';

const whole = {
  ...{ firstName: 'Noor', lastName: 'Janssen', email: 'noor@example.test', phoneNumber: '+31 6 00000000' },
  ...{
    street: 'Biltstraat',
    houseNumber: '88',
    houseNumberExtension: '',
    postcode: '3572 BJ',
    city: 'Utrecht',
  },
  country: 'NL' as const,
};

test('ADDR-011 a Dutch postcode has two letters, any other is four digits', () => {
  for (const code of ['3572 BJ', '3572BJ', '3572bj', ' 3572 bj ']) expect(isPostcode(code, 'NL')).toBe(true);
  for (const code of ['3572', '3572  BJ', '3572 B', '35722 BJ', ''])
    expect(isPostcode(code, 'NL')).toBe(false);
  expect(isPostcode('9000', 'BE')).toBe(true);
  for (const code of ['900', '90000', '9000 AB', 'B-9000']) expect(isPostcode(code, 'BE')).toBe(false);
  expect(tidyPostcode(' 3572bj', 'NL')).toBe('3572 BJ');
  expect(tidyPostcode('9000 ', 'BE')).toBe('9000');
});

test('ADDR-012 a house number is digits alone', () => {
  expect(['88', '1', ' 5 '].every(isHouseNumber)).toBe(true);
  expect(['88a', '', '-1', '1.5', '8 8'].some(isHouseNumber)).toBe(false);
});

test('ADDR-014 an empty field fits every pattern and is missing only when all is asked', () => {
  for (const field of ['postcode', 'houseNumber', 'email', 'phoneNumber'] as const) {
    expect(addressProblem(field, { ...whole, [field]: '' })).toBe('missing');
    expect(addressProblem(field, { ...whole, [field]: '?' })).toBe('invalid');
    expect(addressProblem(field, whole)).toBeNull();
  }
});

test('ADDR-015 street, city, first and last name are more than spaces', () => {
  const blank = { ...whole, street: ' ', city: '\t', firstName: '  ', lastName: '' };
  expect(addressProblems(blank).map(({ field, code }) => `${field} ${code}`)).toEqual([
    ...['firstName missing', 'lastName missing', 'street missing', 'city missing'],
  ]);
});

test('ADDR-016 ADDR-017 an addition and a company name are never asked for', () => {
  const bare = { ...whole, houseNumberExtension: '', companyName: '' };
  expect(addressProblems(bare)).toEqual([]);
  expect(addressProblems(whole)).toEqual([]);
});

test('ADDR-018 ADDR-019 e-mail and phone fit their patterns when they are filled in', () => {
  expect(addressProblem('email', { ...whole, email: 'noor@' })).toBe('invalid');
  for (const phone of ['0612345678', '+32 (0)475-123456', '12345678', '123456789012345']) {
    expect(isPhone(phone)).toBe(true);
  }
  for (const phone of ['1234567', '1234567890123456', '06-1234567x', '++3161234567', '06+12345678']) {
    expect(isPhone(phone)).toBe(false);
  }
  expect(tidyPhone('+32 (0)475-123456')).toBe('+320475123456');
});

test('ADDR-020 personal info needs all four fields', () => {
  for (const field of ['firstName', 'lastName', 'email', 'phoneNumber'] as const) {
    expect(addressProblems({ ...whole, [field]: ' ' })).toEqual([{ field, code: 'missing' }]);
  }
});

describe('an address in one line', () => {
  test('leaves out empty parts', () => {
    expect(addressLine({ ...whole, houseNumberExtension: 'A' })).toBe('Biltstraat 88 A, 3572 BJ Utrecht');
    expect(addressLine({ ...whole, street: '', houseNumber: '', postcode: '' })).toBe('Utrecht');
  });
});
