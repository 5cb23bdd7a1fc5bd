import type { CatalogSort } from '../catalog-search.ts';
import { type Columns, compareIds } from './columns.ts';
import { radixOrder } from './radix-order.ts';
import { tiers } from './row-text.ts';

/** The position of a row: lower is first; by `rank`, then by `key`, then by id. */
export interface RowOrder {
  readonly rank: ((row: number) => number) | null;
  readonly key: (row: number) => number;
}

/** Sorts whose order does not depend on the question. */
export const fixedSorts = [
  'RECOMMENDED',
  'POPULARITY',
  'DATE_NEWEST',
  'DATE_OLDEST',
  'PRICE_ASC',
  'PRICE_DESC',
] as const satisfies readonly CatalogSort[];
export type FixedSort = (typeof fixedSorts)[number];

/** Larger than any date in microseconds, so that the tier takes precedence over freshness. */
const tierStep = 4e15;
/** The tier that is mapped to 0, which keeps the keys of all four tiers exact in a double. */
const middleTier = 1;
const afterAllPoints = 2 ** 40;

/** Returns a rank by points, descending, with sold-out products last. */
export function rankByPoints(columns: Columns, points: ArrayLike<number>): (row: number) => number {
  const { tier } = columns.ints;
  return (row) => (tier[row] === tiers.sold ? afterAllPoints : 0) - (points[row] ?? 0);
}

/** Returns the points from such a rank. */
export function pointsOfRank(rank: number): number {
  return -(rank > 0 ? rank - afterAllPoints : rank);
}

/** Returns the sort keys, computed in the same way as in SQL. */
export function keyOf(columns: Columns, sort: FixedSort): (row: number) => number {
  const { price, views, tier } = columns.ints;
  const { date, fresh } = columns.doubles;
  switch (sort) {
    case 'RECOMMENDED':
      return (row) => ((tier[row] ?? 0) - middleTier) * tierStep - (fresh[row] ?? 0);
    case 'POPULARITY':
      return (row) => -(views[row] ?? 0);
    case 'DATE_NEWEST':
      return (row) => -(date[row] ?? 0);
    case 'DATE_OLDEST':
      return (row) => date[row] ?? 0;
    case 'PRICE_ASC':
      return (row) => price[row] ?? 0;
    case 'PRICE_DESC':
      return (row) => -(price[row] ?? 0);
  }
}

/**
 * Returns the RANDOM sort key for a salt, the last word of the id: two rounds of a 32-bit multiply-xorshift hash,
 * identical to SQL's `shuffledColumn`.
 */
export function shuffled(salt: number, seed: number): number {
  const first = Math.imul((salt ^ seed) >>> 0, 1_597_334_677) >>> 0;
  return Math.imul((first ^ (first >>> 15)) >>> 0, 812_015_321) >>> 0;
}

/** Returns all rows in the order of a sort; `byId` contains the rows ordered by id. */
export function sortedRows(columns: Columns, sort: FixedSort, byId: Uint32Array): Uint32Array {
  const key = keyOf(columns, sort);
  const keys = new Float64Array(byId.length);
  // Adding 0 turns -0 into 0, which would otherwise sort before it.
  for (let row = 0; row < keys.length; row += 1) keys[row] = key(row) + 0;
  return radixOrder(keys, byId);
}

/** A row with its sort values. */
export interface PlacedRow {
  readonly columns: Columns;
  readonly row: number;
  readonly rank: number;
  readonly key: number;
}

/** Compares two rows in an order; they may belong to different columns. */
function comparePlaced(one: PlacedRow, other: PlacedRow): number {
  return (
    one.rank - other.rank ||
    one.key - other.key ||
    compareIds(one.columns.ids, one.row, other.row, other.columns.ids)
  );
}

/** Merges two sorted lists and returns the first rows. */
export function mergePlaced(one: PlacedRow[], other: PlacedRow[], needed: number): PlacedRow[] {
  if (other.length === 0) return one.slice(0, needed);
  return [...one, ...other].toSorted(comparePlaced).slice(0, needed);
}
