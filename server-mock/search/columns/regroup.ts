import { type Bits, emptyBits, setBit } from './bitset.ts';
import { Columns, dictionaryNames, doubleNames, flagNames, intNames, listNames } from './columns.ts';

/**
 * The same rows with those of one category side by side, and in the order they came within it: a category page then
 * reads a few neighbouring words of every set. `order` gives for each new row the old one.
 */
export function groupedByPath(from: Columns): { readonly columns: Columns; readonly order: Uint32Array } {
  const { values } = from.dictionaries.path;
  const byName = values
    .map((_, at) => at)
    .toSorted((one, other) => ((values[one] ?? '') < (values[other] ?? '') ? -1 : 1));
  const rank = new Uint32Array(values.length);
  for (const [at, number] of byName.entries()) rank[number] = at;
  const starts = new Uint32Array(values.length + 1);
  const paths = from.ints.path;
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
  return { columns: reordered(from, order), order };
}

function reordered(from: Columns, order: Uint32Array): Columns {
  const to = new Columns();
  const rows = order.length;
  to.reserve(rows + 4096);
  to.rows = rows;
  const newRow = new Uint32Array(rows);
  for (let row = 0; row < rows; row += 1) newRow[order[row] ?? 0] = row;
  for (const name of dictionaryNames) to.dictionaries[name] = from.dictionaries[name];
  for (const [slug, written] of from.brandNames) to.brandNames.set(slug, written);
  for (const name of intNames) copyColumn(from.ints[name], to.ints[name], order);
  for (const name of doubleNames) copyColumn(from.doubles[name], to.doubles[name], order);
  for (let row = 0; row < rows; row += 1) {
    const old = order[row] ?? 0;
    to.ids.set(from.ids.subarray(old * 4, old * 4 + 4), row * 4);
  }
  const moved = (bits: Bits) => moveBits(bits, newRow, rows, to.capacity);
  to.live = moved(from.live);
  for (const name of flagNames) to.flags[name] = moved(from.flags[name]);
  for (const name of listNames) {
    for (const [value, bits] of from.lists[name]) to.lists[name].set(value, moved(bits));
  }
  return to;
}

function copyColumn<Column extends Int32Array | Float64Array>(
  from: Column,
  to: Column,
  order: Uint32Array,
): void {
  for (let row = 0; row < order.length; row += 1) to[row] = from[order[row] ?? 0] ?? 0;
}

function moveBits(from: Bits, newRow: Uint32Array, rows: number, capacity: number): Bits {
  const to = emptyBits(capacity);
  for (let position = 0; position < from.length; position += 1) {
    let word = from[position] ?? 0;
    while (word !== 0) {
      const row = (position << 5) + (31 - Math.clz32(word & -word));
      word &= word - 1;
      if (row < rows) setBit(to, newRow[row] ?? 0);
    }
  }
  return to;
}
