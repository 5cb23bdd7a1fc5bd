import { expect, test } from 'vitest';
import { isRegistrationNumber, needsTraderDetails, type TraderDetails, traderProblems } from './trader.ts';

const whole: TraderDetails = {
  ...{ country: 'NL', contactEmail: 'info@winkel.test', registrationNumber: '12 34 56 78' },
  isSelfCertified: true,
};

test('L7 a trader cannot declare without an address and a registration number', () => {
  expect(traderProblems(whole)).toEqual([]);
  const empty = { ...whole, contactEmail: ' ', registrationNumber: '' };
  expect(traderProblems(empty)).toEqual([
    { field: 'contactEmail', code: 'missing' },
    { field: 'registrationNumber', code: 'missing' },
  ]);
  expect(traderProblems({ ...empty, isSelfCertified: false })).toEqual([]);
  expect(traderProblems({ ...whole, contactEmail: 'info', registrationNumber: '123' })).toEqual([
    { field: 'contactEmail', code: 'contact_email_invalid' },
    { field: 'registrationNumber', code: 'registration_number_invalid' },
  ]);
});

test('L7 registration numbers have the format and the check digits of the country', () => {
  expect(isRegistrationNumber('0411.905.847', 'BE')).toBe(true);
  expect(isRegistrationNumber('0411.905.846', 'BE')).toBe(false);
  expect(isRegistrationNumber('0411905847', 'NL')).toBe(false);
});

test('L7 private sellers declare nothing', () => {
  expect(needsTraderDetails({ type: 'private', selfCertifiedAt: null })).toBe(false);
  expect(needsTraderDetails({ type: 'business', selfCertifiedAt: null })).toBe(true);
  expect(needsTraderDetails({ type: 'brand_x', selfCertifiedAt: new Date() })).toBe(false);
});
