import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, eurosOf, percentOf, ppmOf } from './cents.ts';
import { payout, priceForSeller } from './pricing.ts';

const amount = fc.integer({ min: 1, max: 999_999 }).map((euros) => euros * 100);
const fee = fc.integer({ min: 0, max: 10_000 });
const share = fc.integer({ min: 0, max: 1_000_000 });

describe('FORM-063 price for seller = ceil(rawPrice x (1 + margin/100) + transactionFee)', () => {
  test.each([
    [10_000, 0, 0, 10_000],
    [10_000, 20, 0, 12_000],
    [10_000, 20, 1, 12_100],
    [9_900, 12.5, 0.5, 11_200],
    [100, 0, 0.01, 200],
    [33_300, 16.6667, 0, 38_900],
  ])('raw %i cents, margin %f %%, fee %f euro gives %i cents', (raw, margin, feeEuros, expected) => {
    expect(priceForSeller(raw, { margin: ppmOf(margin), transactionFee: centsOf(feeEuros) })).toBe(expected);
  });

  test('FORM-063 agrees with the formula in exact arithmetic and gives whole euros', () => {
    fc.assert(
      fc.property(amount, share, fee, (raw, margin, transactionFee) => {
        // In units of a millionth of a cent, as exact integers: the smallest whole euro not below the sum.
        const sum = BigInt(raw) * (1_000_000n + BigInt(margin)) + BigInt(transactionFee) * 1_000_000n;
        const euro = 100_000_000n;
        const price = BigInt(priceForSeller(raw, { margin, transactionFee })) * 1_000_000n;
        expect(price % euro).toBe(0n);
        expect(price >= sum).toBe(true);
        expect(price - euro < sum).toBe(true);
      }),
    );
  });
});

describe('FORM-064 payout = (price - transactionFee) x (1 - marginIncluded/100), down to cents, never below 0', () => {
  test.each([
    [12_000, 0, 0, 12_000],
    [12_000, 15, 0, 10_200],
    [12_000, 16.6667, 0, 9_999],
    [9_999, 12.5, 0.5, 8_705],
    [100, 15, 2, 0],
    [100, 100, 0, 0],
  ])(
    'price %i cents, margin included %f %%, fee %f euro pays %i cents',
    (price, included, feeEuros, expected) => {
      expect(payout(price, { marginIncluded: ppmOf(included), transactionFee: centsOf(feeEuros) })).toBe(
        expected,
      );
    },
  );

  test('FORM-064 agrees with the formula in exact arithmetic', () => {
    fc.assert(
      fc.property(amount, share, fee, (price, marginIncluded, transactionFee) => {
        const exact = (BigInt(price) - BigInt(transactionFee)) * (1_000_000n - BigInt(marginIncluded));
        const paid = payout(price, { marginIncluded, transactionFee });
        if (exact <= 0n) {
          expect(paid).toBe(0);
          return;
        }
        expect(BigInt(paid)).toBe(exact / 1_000_000n);
      }),
    );
  });

  test('FORM-064 reverses the price formula to within a euro when both margins agree', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 50 }), fee, (raw, percent, transactionFee) => {
        const margin = ppmOf(percent);
        const marginIncluded = Math.round((percent / (100 + percent)) * 1_000_000);
        const price = priceForSeller(raw, { margin, transactionFee });
        const back = payout(price, { marginIncluded, transactionFee });
        // Rounding up the price can give the seller up to one euro more; rounding to ppm costs a millionth of the
        // price.
        expect(back).toBeGreaterThanOrEqual(raw - 1 - price / 1_000_000);
        expect(back).toBeLessThanOrEqual(raw + 101 + price / 1_000_000);
      }),
    );
  });
});

test('cents and euros, percent and parts per million are each other reversed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (n) => {
      expect(centsOf(eurosOf(n))).toBe(n);
      expect(ppmOf(percentOf(n))).toBe(n);
    }),
  );
});
