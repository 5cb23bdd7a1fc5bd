import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestBefore, type PriceSince } from './lowest-before.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const on = (days: number, price: number): PriceSince => ({ at: days * day, price });

describe('the lowest price of the 30 days before', () => {
  test.each<[string, PriceSince[], number | null]>([
    ['nothing was ever asked', [], null],
    ['one price', [on(0, 100)], null],
    ['a plain reduction', [on(0, 100), on(40, 80)], 100],
    ['the lowest of two within the window', [on(0, 120), on(35, 100), on(40, 80)], 100],
    ['a low price that ended within the window', [on(0, 70), on(20, 100), on(40, 80)], 70],
    ['a low price that ended when the window begins', [on(0, 70), on(10, 100), on(40, 80)], 100],
    ['raised for a day and lowered again', [on(0, 100), on(39, 150), on(40, 100)], 100],
    ['a price that never counted', [on(0, 100), on(40, 60), on(40, 80)], 100],
    ['reduced after 30 days on sale', [on(0, 100), on(30, 80)], 100],
    ['reduced on the 30th day', [on(0, 100), on(29, 80)], null],
    ['reduced at once, and still on sale long after', [on(0, 100), on(2, 80)], null],
    ['reduced early and once more after 30 days', [on(0, 100), on(2, 90), on(31, 80)], 90],
    ['a price that came back at once', [on(0, 100), on(40, 80), on(50, 70), on(50, 80)], 100],
  ])('%s', (_, history, lowest) => expect(lowestBefore(history)).toBe(lowest));
});

/**
 * An independent implementation that checks the price of every hour. Written from the directive, not from the code
 * under test.
 */
function reductionByHours(asked: { price: number; compare: number }, history: readonly PriceSince[]): number {
  const priceAt = (time: number) => history.filter(({ at }) => at <= time).at(-1)?.price;
  let start = Math.max(...history.map(({ at }) => at));
  while (priceAt(start - hour) === asked.price) start -= hour;
  let lowest = Number.POSITIVE_INFINITY;
  for (let back = 1; back <= 30 * 24; back += 1) {
    const price = priceAt(start - back * hour);
    if (price !== undefined) lowest = Math.min(lowest, price);
  }
  // The product was on sale for less than the 30 days before the reduction: no reduction is announced.
  if (priceAt(start - 30 * 24 * hour) === undefined) return 0;
  return Math.max(0, Math.min(lowest, asked.compare) - asked.price);
}

const histories = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 45 * 24 }), price: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((steps) => {
    let at = 0;
    const history: PriceSince[] = [];
    for (const { gap, price } of steps) {
      at += gap * hour;
      if (history.at(-1)?.price !== price) history.push({ at, price });
    }
    return history;
  });

test('LIST-015 over 1,000 histories a trader shows no other reduction than hour after hour of the prices allows', () => {
  let reduced = 0;
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 15 }), (history, compare) => {
      const price = history.at(-1)?.price ?? 0;
      // The products table shows the lower of what the seller states and this price.
      const shown = Math.min(compare, lowestBefore(history) ?? price);
      const reduction = Math.max(0, shown - price);
      if (reduction > 0) reduced += 1;
      expect(reduction).toBe(reductionByHours({ price, compare }, history));
    }),
    { numRuns: 1000 },
  );
  expect(reduced).toBeGreaterThan(100);
});
