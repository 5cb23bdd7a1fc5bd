import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualPrices } from './usual-prices.ts';

const somePrices = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 });

test('UI-022 the usual prices lie between the fractions 0.2 and 0.8', () => {
  expect(usualPrices([100, 10, 20, 30, 40, 50, 60, 70, 80, 90])).toEqual({ from: 30, to: 80 });
  expect(usualPrices([80, 100, 110, 120, 140])).toEqual({ from: 100, to: 120 });
  expect(usualPrices([10, 20, 30, 40])).toEqual({ from: 10, to: 40 });
  expect(usualPrices([25])).toEqual({ from: 25, to: 25 });
  expect(() => usualPrices([])).toThrow(RangeError);
});

test('as many of the dearest prices are left out as of the cheapest', () => {
  fc.assert(
    fc.property(somePrices, (prices) => {
      const { from, to } = usualPrices(prices);
      const mirrored = usualPrices(prices.map((price) => 100 - price));
      expect(mirrored).toEqual({ from: 100 - to, to: 100 - from });
    }),
  );
});

test('at least six in ten of any prices are usual', () => {
  fc.assert(
    fc.property(somePrices, (prices) => {
      const { from, to } = usualPrices(prices);
      const usual = prices.filter((price) => price >= from && price <= to);
      expect(usual.length).toBeGreaterThanOrEqual(prices.length * 0.6);
    }),
  );
});
