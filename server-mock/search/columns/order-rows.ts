import type { CatalogSort } from '../catalog-search.ts';
import { soldTier } from '../sql-orders.ts';
import { type Bits, hasBit, type Match } from './bitset.ts';
import { type Columns, compareIds } from './columns.ts';
import { radixOrder } from './radix-order.ts';

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

/** Whether a row can be bought no more: it comes after the others, however well it fits the words or the likeness. */
export function isSold(columns: Columns, row: number): boolean {
  return columns.ints.tier[row] === soldTier;
}

/** A rank for points, more of them first, and what is sold after everything. */
export function rankByPoints(columns: Columns, points: ArrayLike<number>): (row: number) => number {
  return (row) => (isSold(columns, row) ? afterAllPoints : 0) - (points[row] ?? 0);
}
const afterAllPoints = 2 ** 40;

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

/** RANDOM's place of a salt: two rounds of multiply and mix in 32 bits, as SQL's `shuffledColumn`. */
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

/** The first rows of a match in an order, with a heap of as many as are needed. */
export function firstRows(columns: Columns, rows: Uint32Array, order: RowOrder, needed: number): number[] {
  const heap: number[] = [];
  const keys = new Map<number, number>();
  const ranks = new Map<number, number>();
  const compare = (one: number, other: number) => {
    const rank = (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
    if (rank !== 0) return rank;
    return (keys.get(one) ?? 0) - (keys.get(other) ?? 0) || compareIds(columns.ids, one, other);
  };
  const swap = (one: number, other: number) => {
    const kept = heap[one] ?? 0;
    heap[one] = heap[other] ?? 0;
    heap[other] = kept;
  };
  const sink = () => {
    for (let at = 0; ; ) {
      let last = at;
      for (const child of [at * 2 + 1, at * 2 + 2]) {
        if (child < heap.length && compare(heap[child] ?? 0, heap[last] ?? 0) > 0) last = child;
      }
      if (last === at) return;
      swap(at, last);
      at = last;
    }
  };
  for (let next = 0; next < rows.length && needed > 0; next += 1) {
    const row = rows[next] ?? 0;
    const rank = order.rank?.(row) ?? 0;
    const key = order.key(row);
    if (heap.length === needed) {
      // The heap's root is the last of the rows that are kept so far.
      const root = heap[0] ?? 0;
      const better =
        rank - (ranks.get(root) ?? 0) || key - (keys.get(root) ?? 0) || compareIds(columns.ids, row, root);
      if (better >= 0) continue;
      ranks.delete(root);
      keys.delete(root);
      heap[0] = row;
      ranks.set(row, rank);
      keys.set(row, key);
      sink();
      continue;
    }
    ranks.set(row, rank);
    keys.set(row, key);
    heap.push(row);
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (compare(heap[at] ?? 0, heap[parent] ?? 0) <= 0) break;
      swap(at, parent);
      at = parent;
    }
  }
  return heap.toSorted(compare);
}

/** The first rows of a match by walking all rows in their order; what is not among those comes in by `later`. */
function walkRows(sorted: Uint32Array, match: Bits, needed: number): Uint32Array {
  const found = new Uint32Array(needed);
  let count = 0;
  for (let at = 0; at < sorted.length && count < needed; at += 1) {
    const row = sorted[at] ?? 0;
    if (!hasBit(match, row)) continue;
    found[count] = row;
    count += 1;
  }
  return found.subarray(0, count);
}

/**
 * The first rows of a match in a fixed order. Walking is cheap when many rows match; few are sorted themselves. Rows
 * that came after the order was made are put in between.
 */
export function firstOfSorted(
  columns: Columns,
  match: Match,
  sort: FixedSort,
  sorted: Uint32Array | undefined,
  needed: number,
): number[] {
  const order: RowOrder = { rank: null, key: keyOf(columns, sort) };
  const expected = (columns.rows * needed) / Math.max(1, match.total);
  if (sorted === undefined || expected > match.total * 4)
    return firstRows(columns, match.rows, order, needed);
  const early = walkRows(sorted, match.bits, needed);
  const late = match.rows.filter((row) => row >= sorted.length);
  if (late.length === 0) return [...early];
  const both = new Uint32Array(early.length + late.length);
  both.set(early);
  both.set(late, early.length);
  return firstRows(columns, both, order, needed);
}
