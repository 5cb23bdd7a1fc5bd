import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestBefore, type PriceSince, shownComparePrice } from './lowest-before.ts';

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
    ['a price that came back at once', [on(0, 100), on(40, 80), on(50, 70), on(50, 80)], 100],
  ])('%s', (_, history, lowest) => expect(lowestBefore(history)).toBe(lowest));
});

/** Hour after hour: what was asked in it. Written from the directive, not from the code above. */
function reductionByHours(asked: { price: number; compare: number }, history: readonly PriceSince[]): number {
  const priceAt = (time: number) => history.filter(({ at }) => at <= time).at(-1)?.price;
  let start = Math.max(...history.map(({ at }) => at));
  while (priceAt(start - hour) === asked.price) start -= hour;
  let lowest = Number.POSITIVE_INFINITY;
  for (let back = 1; back <= 30 * 24; back += 1) {
    const price = priceAt(start - back * hour);
    if (price !== undefined) lowest = Math.min(lowest, price);
  }
  if (lowest === Number.POSITIVE_INFINITY) return 0;
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
      const shown = shownComparePrice({ price, comparePrice: compare, isTrader: true }, history);
      const reduction = Math.max(0, (shown ?? 0) - price);
      if (reduction > 0) reduced += 1;
      expect(reduction).toBe(reductionByHours({ price, compare }, history));
    }),
    { numRuns: 1000 },
  );
  expect(reduced).toBeGreaterThan(100);
});

test('a private seller states a new price, whatever was asked before; nobody shows what nobody stated', () => {
  const asked = { price: 80, comparePrice: 300, isTrader: false };
  expect(shownComparePrice(asked, [on(0, 80)])).toBe(300);
  expect(
    shownComparePrice({ ...asked, comparePrice: null, isTrader: true }, [on(0, 90), on(9, 80)]),
  ).toBeNull();
});
