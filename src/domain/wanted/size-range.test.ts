import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledRanges, isSizeRange, wantedSides } from './size-range.ts';

const end = fc.option(fc.integer({ min: -20, max: 1020 }));
const range = fc.record({ lower: end, upper: end });

describe('a range of sizes', () => {
  test('WANT-009 both ends are optional; an upper end alone is enough', () => {
    expect(isSizeRange({ lower: null, upper: null })).toBe(true);
    expect(isSizeRange({ lower: null, upper: 180 })).toBe(true);
    expect(isSizeRange({ lower: 80, upper: 180 })).toBe(true);
    expect(isSizeRange({ lower: 80, upper: 80 })).toBe(true);
  });

  test('WANT-010 a lower end without an upper one is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (lower) => !isSizeRange({ lower, upper: null })),
    );
  });

  test('WANT-011 the lower end does not exceed the upper one', () => {
    expect(isSizeRange({ lower: 181, upper: 180 })).toBe(false);
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.nat(1000),
        (lower, upper) => isSizeRange({ lower, upper }) === lower <= upper,
      ),
    );
  });

  test('WANT-012 negative sizes are refused, and so are halves and sizes beyond any product', () => {
    for (const wrong of [-1, 0.5, 1001, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(isSizeRange({ lower: null, upper: wrong })).toBe(false);
      expect(isSizeRange({ lower: wrong, upper: 1000 })).toBe(false);
    }
    expect(isSizeRange({ lower: 0, upper: 0 })).toBe(true);
  });

  test('for any input, an accepted range has ends in order', () => {
    fc.assert(
      fc.property(range, ({ lower, upper }) => {
        if (!isSizeRange({ lower, upper })) return true;
        return lower === null || (upper !== null && 0 <= lower && lower <= upper && upper <= 1000);
      }),
    );
  });
});

test('WANT-013 an empty range is taken out, every other stays as it is', () => {
  const anyRanges = fc.record(
    Object.fromEntries(wantedSides.map((side) => [side, range])) as Record<
      (typeof wantedSides)[number],
      typeof range
    >,
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyRanges, (given) => {
      const left = filledRanges(given);
      for (const side of wantedSides) {
        const before = given[side];
        const isEmpty = before === undefined || (before.lower === null && before.upper === null);
        expect(left[side]).toEqual(isEmpty ? undefined : before);
        expect(side in left).toBe(!isEmpty);
      }
    }),
  );
});
