import { describe, expect, test } from 'vitest';
import { type CheckoutValues, checkoutProblems, failureCode } from './checkout-rules.ts';

const filled: CheckoutValues = {
  buyer: {
    ...{ firstName: 'Noor', lastName: 'Janssen', companyName: '', email: 'noor@hervonden.test' },
    phoneNumber: '06 12345678',
  },
  billing: null,
  method: 'ideal',
  hasAcceptedTerms: true,
};

test('a filled form has no problems', () => expect(checkoutProblems(filled, 4_500)).toEqual([]));

test('CHECK-023 terms that are not accepted block', () => {
  expect(checkoutProblems({ ...filled, hasAcceptedTerms: false }, 4_500)).toEqual(['terms']);
});

describe('CHECK-025 who buys must be known', () => {
  test.each([
    ['firstName', ' '],
    ['lastName', ''],
    ['email', 'noor@'],
    ['phoneNumber', '12'],
  ] as const)('%s cannot be "%s"', (field, text) => {
    expect(checkoutProblems({ ...filled, buyer: { ...filled.buyer, [field]: text } }, 1)).toEqual([field]);
  });
});

test('an invoice to another address needs all of it', () => {
  const billing = {
    street: 'Kerkstraat',
    houseNumber: '1',
    postcode: '9000',
    city: '',
    country: 'NL',
  } as const;
  expect(checkoutProblems({ ...filled, billing }, 1)).toEqual(['postcode', 'city']);
});

test('CHECK-027 a payment method is needed as long as there is something to pay', () => {
  expect(checkoutProblems({ ...filled, method: null }, 1)).toEqual(['method']);
  expect(checkoutProblems({ ...filled, method: null }, 0)).toEqual([]);
});

test('CHECK-003 a failure is named by its status, else by the end of its id', () => {
  const uid = '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01';
  expect([failureCode('expired', uid), failureCode(null, uid), failureCode('<b>', uid)]).toEqual([
    ...['expired', '0d3b7c6f4e01', '0d3b7c6f4e01'],
  ]);
  expect(failureCode(null, null)).toBeNull();
});
