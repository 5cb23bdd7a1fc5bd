import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barsOf, stepsOf } from './price-line.ts';

const box = { width: 100, height: 50 };

describe('the line of a price', () => {
  test('goes in steps: a price holds until the next, the last until now', () => {
    const points = stepsOf(
      [
        { at: 0, price: 200 },
        { at: 50, price: 100 },
      ],
      100,
      box,
    );
    expect(points).toEqual([
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 50 },
      { x: 100, y: 50 },
    ]);
  });

  test('stays in its box, for any prices', () => {
    const price = fc.record({
      at: fc.integer({ min: 0, max: 1000 }),
      price: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(fc.array(price, { maxLength: 8 }), (prices) => {
        for (const { x, y } of stepsOf(
          prices.toSorted((a, b) => a.at - b.at),
          1000,
          box,
        )) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(box.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(box.height);
        }
      }),
    );
  });
});

test('the bars count every price once and mark one as the own', () => {
  const euros = fc.integer({ min: 1, max: 999_999 });
  fc.assert(
    fc.property(fc.array(euros, { minLength: 3, maxLength: 12 }), euros, (prices, own) => {
      const bars = barsOf(prices, own);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
      expect(bars.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    }),
  );
});
