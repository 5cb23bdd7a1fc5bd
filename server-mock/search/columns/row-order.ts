import type { CatalogSort } from '../catalog-search.ts';
import { type Columns, compareIds } from './columns.ts';
import { radixOrder } from './radix-order.ts';
import { tiers } from './row-text.ts';

/** Where a row stands: lower first; by `rank`, then by `key`, then by id. */
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

/** More microseconds than any date: a tier counts before freshness. */
const tierStep = 4e15;
/** The tier that counts as nought: all four then stay exact in a double. */
const middleTier = 1;
const afterAllPoints = 2 ** 40;

/** A rank for points, more of them first, and after everything what can be bought no more. */
export function rankByPoints(columns: Columns, points: ArrayLike<number>): (row: number) => number {
  const { tier } = columns.ints;
  return (row) => (tier[row] === tiers.sold ? afterAllPoints : 0) - (points[row] ?? 0);
}

/** The points behind such a rank. */
export function pointsOfRank(rank: number): number {
  return -(rank > 0 ? rank - afterAllPoints : rank);
}

/** The keys of the sorts, computed as SQL orders them. */
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

/** RANDOM's place of a salt, the last word of the id: two rounds of multiply and mix in 32 bits, as SQL's `shuffledColumn`. */
export function shuffled(salt: number, seed: number): number {
  const first = Math.imul((salt ^ seed) >>> 0, 1_597_334_677) >>> 0;
  return Math.imul((first ^ (first >>> 15)) >>> 0, 812_015_321) >>> 0;
}

/** All rows in the order of a sort; `byId` holds them in the order of their ids. */
export function sortedRows(columns: Columns, sort: FixedSort, byId: Uint32Array): Uint32Array {
  const key = keyOf(columns, sort);
  const keys = new Float64Array(byId.length);
  // Minus nought would stand before nought.
  for (let row = 0; row < keys.length; row += 1) keys[row] = key(row) + 0;
  return radixOrder(keys, byId);
}

/** A row with what it was put in order by. */
export interface PlacedRow {
  readonly columns: Columns;
  readonly row: number;
  readonly rank: number;
  readonly key: number;
}

/** Below, at or above 0, as two rows stand in an order; they may be of different columns. */
function comparePlaced(one: PlacedRow, other: PlacedRow): number {
  return (
    one.rank - other.rank ||
    one.key - other.key ||
    compareIds(one.columns.ids, one.row, other.row, other.columns.ids)
  );
}

/** The first of two lists that are in order. */
export function mergePlaced(one: PlacedRow[], other: PlacedRow[], needed: number): PlacedRow[] {
  if (other.length === 0) return one.slice(0, needed);
  return [...one, ...other].toSorted(comparePlaced).slice(0, needed);
}
