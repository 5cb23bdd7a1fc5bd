/** The sides that a wanted item may limit (WANT-002). */
export const wantedSides = ['width', 'height', 'depth', 'diameter'] as const;
export type WantedSide = (typeof wantedSides)[number];

/** Whole centimetres; null where there is no limit. */
export interface SizeRange {
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The sides that are limited; a side that is not there may have any size. */
export type SizeRanges = Readonly<Partial<Record<WantedSide, SizeRange>>>;

/** Centimetres; the longest side that a listing may have. */
const largestSize = 1000;

function isSize(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= largestSize;
}

/**
 * True for a range that can be asked for. Both ends are optional (WANT-009), but a lower end needs an upper one
 * (WANT-010), must not exceed it (WANT-011), and neither may be negative (WANT-012). Upper alone is fine (readings).
 */
export function isSizeRange({ lower, upper }: SizeRange): boolean {
  if ((lower !== null && !isSize(lower)) || (upper !== null && !isSize(upper))) return false;
  return lower === null || (upper !== null && lower <= upper);
}

/** The ranges that say something: an empty one is taken out of the input (WANT-013). */
export function filledRanges(given: SizeRanges): SizeRanges {
  return Object.fromEntries(
    wantedSides.flatMap((side) => {
      const range = given[side];
      return range === undefined || (range.lower === null && range.upper === null) ? [] : [[side, range]];
    }),
  );
}
