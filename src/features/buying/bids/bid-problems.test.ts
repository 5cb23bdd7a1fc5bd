import { describe, expect, test } from 'vitest';
import { bidProblems, refusedBid } from './bid-problems.ts';

const limits = { price: 450, minimum: 270 };
const codes = (amount: string, email = 'robin@hervonden.test') =>
  bidProblems({ amount, email }, limits).map(({ field, code }) => `${field}: ${code}`);

describe('BID-019 BID-020 BID-021 BID-022 a bid is checked before it is sent', () => {
  test.each([
    ['300', []],
    ['450', []],
    ['3oo', ['amount: bids.bid_incorrect_format']],
    ['451', ['amount: bids.bid_too_high']],
    ['269', ['amount: bid_failed_amount_lower_than_minimum_bid']],
  ])('"%s": %j', (amount, expected) => expect(codes(amount)).toEqual(expected));

  test('both fields are reported at once', () => {
    expect(codes('', 'robin')).toEqual([
      'amount: bids.bid_incorrect_format',
      'email: auth.email_address_incorrect',
    ]);
  });
});

describe('BID-026 BID-030 a refusal of the server is shown at its field', () => {
  test.each([
    ['bid_failed_amount_lower_than_minimum_bid', 'amount'],
    ['bid_failed_one_bid_allowed', 'form'],
    ['bid_failed_product_does_not_accept_bids', 'form'],
  ])('%s at %s', (errorCode, field) => expect(refusedBid({ errorCode })).toEqual({ field, code: errorCode }));

  test('a field that the server names', () => {
    const refused = (field: string, code: string) =>
      refusedBid({ errorCode: 'validation_error', fields: [{ field, code }] });
    expect(refused('amount', 'bid_too_high')).toEqual({ field: 'amount', code: 'bids.bid_too_high' });
    expect(refused('email', 'invalid_email')).toEqual({
      field: 'email',
      code: 'auth.email_address_incorrect',
    });
  });

  test('anything else is the general sentence', () => {
    expect(refusedBid({ errorCode: 'something_new' })).toEqual({ field: 'form', code: 'unknown' });
  });
});
