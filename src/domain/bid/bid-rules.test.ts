import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidAmountOf, bidAmountProblem, bidEmailProblem, bidValidity } from './bid-rules.ts';

describe('BID-019 the amount contains digits only', () => {
  test.each([
    ['250', 250],
    ['0250', 250],
    ['1', 1],
  ])('%s is %i euro', (typed, amount) => expect(bidAmountOf(typed)).toBe(amount));

  test.each(['', '0', '000', ' 250', '2 50', '250,00', '2.50', '-5', '1e3', '25o', '１２', '9'.repeat(20)])(
    '"%s" is no amount',
    (typed) => expect(bidAmountOf(typed)).toBeNull(),
  );

  test('for any input, the answer is a positive whole number or none', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = bidAmountOf(typed);
        if (amount !== null) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
      }),
    );
  });
});

describe('BID-020 BID-021 not above the price, not below the minimum', () => {
  const limits = { price: 450, minimum: 270 };
  test.each([
    [450, null],
    [270, null],
    [451, 'bids.bid_too_high'],
    [269, 'bid_failed_amount_lower_than_minimum_bid'],
    [null, 'bids.bid_incorrect_format'],
    [300.5, 'bids.bid_incorrect_format'],
  ])('%s euro: %s', (amount, problem) => expect(bidAmountProblem(amount, limits)).toBe(problem));

  test('without a known minimum the server alone decides', () => {
    expect(bidAmountProblem(1, { price: 450, minimum: null })).toBeNull();
  });
});

test('BID-022 the e-mail address is checked', () => {
  expect(bidEmailProblem('robin@hervonden.test')).toBeNull();
  expect(bidEmailProblem('robin@')).toBe('auth.email_address_incorrect');
});

test('BID-015 a bid is valid for five days', () => expect(bidValidity).toBe(5 * 24 * 60 * 60 * 1000));
