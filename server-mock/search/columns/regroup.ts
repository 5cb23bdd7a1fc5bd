import { type Bits, emptyBits, forEachRow, setBit } from './bitset.ts';
import { Columns, compareIds, doubleNames, flagNames, intNames } from './columns.ts';
import { radixOrder } from './radix-order.ts';

/**
 * Returns the same rows grouped by category, in stable order, so that a category page only reads a few adjacent words
 * of every set. `order` maps each new row to the old one.
 */
export function groupedByPath(from: Columns): { readonly columns: Columns; readonly order: Uint32Array } {
  const rank = from.dictionaries.path.ranks();
  const paths = from.ints.path;
  const starts = new Uint32Array(rank.length + 1);
  for (let row = 0; row < from.rows; row += 1) {
    const at = (rank[paths[row] ?? 0] ?? 0) + 1;
    starts[at] = (starts[at] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const order = new Uint32Array(from.rows);
  for (let row = 0; row < from.rows; row += 1) {
    const at = rank[paths[row] ?? 0] ?? 0;
    order[starts[at] ?? 0] = row;
    starts[at] = (starts[at] ?? 0) + 1;
  }
  const columns = reordered(from, order);
  columns.addLists(0);
  columns.ranges = rangesOf(columns);
  return { columns, order };
}

/** Returns the start (inclusive) and end (exclusive) of the rows of each path; the rows must be grouped by path. */
export function rangesOf({ ints, rows, dictionaries }: Columns): Uint32Array {
  const ranges = new Uint32Array(dictionaries.path.values.length * 2);
  for (let row = 0; row < rows; row += 1) {
    const path = ints.path[row] ?? 0;
    if (row === 0 || path !== ints.path[row - 1]) ranges[path * 2] = row;
    ranges[path * 2 + 1] = row + 1;
  }
  return ranges;
}

export function orderById({ ids, rows }: Columns): Uint32Array {
  const rowsInOrder = Uint32Array.from({ length: rows }, (_, row) => row);
  // A double cannot hold two words exactly; the first 48 bits distinguish nearly all ids.
  const keys = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    keys[row] = (ids[row * 4] ?? 0) * 65_536 + ((ids[row * 4 + 1] ?? 0) >>> 16);
  }
  const order = radixOrder(keys, rowsInOrder);
  for (let from = 0; from < rows; from += 1) {
    let to = from + 1;
    while (to < rows && keys[order[to] ?? 0] === keys[order[from] ?? 0]) to += 1;
    if (to - from > 1) order.subarray(from, to).sort((one, other) => compareIds(ids, one, other));
    from = to - 1;
  }
  return order;
}

function reordered(from: Columns, order: Uint32Array): Columns {
  const to = new Columns(from.names);
  const rows = order.length;
  to.reserve(rows);
  to.rows = rows;
  const newRow = new Uint32Array(rows);
  for (let row = 0; row < rows; row += 1) newRow[order[row] ?? 0] = row;
  for (const name of intNames) copyColumn(from.ints[name], to.ints[name], order);
  for (const name of doubleNames) copyColumn(from.doubles[name], to.doubles[name], order);
  for (let row = 0; row < rows; row += 1) {
    const old = (order[row] ?? 0) * 4;
    for (let word = 0; word < 4; word += 1) to.ids[row * 4 + word] = from.ids[old + word] ?? 0;
  }
  const moved = (bits: Bits) => moveBits(bits, newRow, to.capacity);
  to.live = moved(from.live);
  for (const name of flagNames) to.flags[name] = moved(from.flags[name]);
  return to;
}

function copyColumn<Column extends Int32Array | Float64Array>(
  from: Column,
  to: Column,
  order: Uint32Array,
): void {
  for (let row = 0; row < order.length; row += 1) to[row] = from[order[row] ?? 0] ?? 0;
}

function moveBits(from: Bits, newRow: Uint32Array, capacity: number): Bits {
  const to = emptyBits(capacity);
  forEachRow(from, (row) => setBit(to, newRow[row] ?? 0));
  return to;
}
