/** The sides for which a wanted item can set limits (WANT-002). */
export const wantedSides = ['width', 'height', 'depth', 'diameter'] as const;
export type WantedSide = (typeof wantedSides)[number];

/** In whole centimetres; null for no limit. */
export interface SizeRange {
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The limited sides. A side that is absent can have any size. */
export type SizeRanges = Readonly<Partial<Record<WantedSide, SizeRange>>>;

/** In centimetres: the longest side that a product can have. */
const largestSize = 1000;

function isSize(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= largestSize;
}

/**
 * Returns true for a valid range. Both bounds are optional (WANT-009), but a lower bound requires an upper one
 * (WANT-010), must not exceed it (WANT-011), and neither may be negative (WANT-012). An upper bound alone is valid
 * (WANT-009 and WANT-010, docs/readings.md).
 */
export function isSizeRange({ lower, upper }: SizeRange): boolean {
  if ((lower !== null && !isSize(lower)) || (upper !== null && !isSize(upper))) return false;
  return lower === null || (upper !== null && lower <= upper);
}

/** Returns the ranges without empty ones, which are removed from the input (WANT-013). */
export function filledRanges(given: SizeRanges): SizeRanges {
  return Object.fromEntries(
    wantedSides.flatMap((side) => {
      const range = given[side];
      return range === undefined || (range.lower === null && range.upper === null) ? [] : [[side, range]];
    }),
  );
}
