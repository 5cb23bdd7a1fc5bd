import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, savingsOf } from './savings.ts';

test.each([
  [100, null],
  [100, 100],
  [100, 99],
])('LIST-015 nothing is saved at %d with compare price %s', (price, comparePrice) => {
  expect(savingsOf(price, comparePrice)).toBeNull();
  expect(discountPercent(price, comparePrice)).toBe(0);
});

test('LIST-015 a savings text only when the price before was higher', () => {
  expect(savingsOf(100, 120)).not.toBeNull();
  for (const before of [null, 99, 100]) expect(savingsOf(100, before)).toBeNull();
});

test('LIST-016 from 5 euros on the amount is shown', () => {
  expect(savingsOf(95, 100)).toEqual({ kind: 'amount', euros: 5 });
  expect(savingsOf(1450, 1900)).toEqual({ kind: 'amount', euros: 450 });
});

test('LIST-017 below 5 euros the rounded percentage of the compare price is shown, and nothing when it is 0', () => {
  expect(savingsOf(16, 20)).toEqual({ kind: 'percent', percent: 20 });
  expect(savingsOf(8, 11)).toEqual({ kind: 'percent', percent: 27 });
  expect(savingsOf(996, 1000)).toBeNull();
});

test('LIST-005 the badge percentage lies between 0 and 100 and is above 0 only with a real discount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: 1, max: 999_999 }),
      (price, compare) => {
        const percent = discountPercent(price, compare);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        if (percent > 0) expect(compare).toBeGreaterThan(price);
      },
    ),
  );
});
