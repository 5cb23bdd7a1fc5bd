import { leastLikeness, pricePoints, type ValuePoints } from '../points.ts';
import { type Bits, emptyBits, setBit } from './bitset.ts';
import type { Columns } from './columns.ts';
import { pointsOf } from './values.ts';

/** The rows that are similar to a product, with their similarity. */
export interface Likeness {
  readonly bits: Bits;
  /** Indexed by row; only valid for rows in `bits`. */
  readonly points: Int32Array;
}

/** Finds rows with enough shared values and a similar price; without points of the product nothing matches. */
export function likenessOf(
  columns: Columns,
  { points, price }: { readonly points: readonly ValuePoints[] | null; readonly price: number },
  self: number | undefined,
): Likeness {
  const bits = emptyBits(columns.capacity);
  if (points === null) return { bits, points: new Int32Array(columns.rows) };
  const shared = pointsOf(columns, points);
  for (let row = 0; row < columns.rows; row += 1) {
    const most = (shared[row] ?? 0) + pricePoints;
    if (most < leastLikeness) continue;
    const other = columns.ints.price[row] ?? 0;
    const apart = Math.floor((pricePoints * Math.abs(other - price)) / Math.max(1, other, price));
    shared[row] = most - apart;
    if (most - apart >= leastLikeness && row !== self) setBit(bits, row);
  }
  return { bits, points: shared };
}
