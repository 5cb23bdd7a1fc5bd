import { type Bits, forEachRow, hasBit } from './bitset.ts';
import { type Columns, compareIds } from './columns.ts';
import type { PlacedRow, RowOrder } from './row-order.ts';

/** Collects the first rows of an order in a heap whose root is the last of them. */
class FirstRows {
  readonly #ranks: Float64Array;
  readonly #keys: Float64Array;
  readonly #rows: Uint32Array;
  readonly #columns: Columns;
  size = 0;

  constructor(columns: Columns, capacity: number) {
    this.#columns = columns;
    this.#ranks = new Float64Array(capacity);
    this.#keys = new Float64Array(capacity);
    this.#rows = new Uint32Array(capacity);
  }

  get rootRank(): number {
    return this.#ranks[0] ?? 0;
  }

  /** Negative if the row comes before the root. */
  compareRoot(row: number, rank: number, key: number): number {
    return (
      rank - (this.#ranks[0] ?? 0) ||
      key - (this.#keys[0] ?? 0) ||
      compareIds(this.#columns.ids, row, this.#rows[0] ?? 0)
    );
  }

  add(row: number, rank: number, key: number): void {
    let at = this.size;
    this.size += 1;
    this.#put(at, row, rank, key);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#compare(at, parent) <= 0) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  replaceRoot(row: number, rank: number, key: number): void {
    this.#put(0, row, rank, key);
    for (let at = 0; ; ) {
      let last = at;
      const [left, right] = [at * 2 + 1, at * 2 + 2];
      if (left < this.size && this.#compare(left, last) > 0) last = left;
      if (right < this.size && this.#compare(right, last) > 0) last = right;
      if (last === at) return;
      this.#swap(at, last);
      at = last;
    }
  }

  sorted(): PlacedRow[] {
    const places = Array.from({ length: this.size }, (_, at) => at);
    return places
      .sort((one, other) => this.#compare(one, other))
      .map((at) => ({
        columns: this.#columns,
        row: this.#rows[at] ?? 0,
        rank: this.#ranks[at] ?? 0,
        key: this.#keys[at] ?? 0,
      }));
  }

  #put(at: number, row: number, rank: number, key: number): void {
    this.#rows[at] = row;
    this.#ranks[at] = rank;
    this.#keys[at] = key;
  }

  #compare(one: number, other: number): number {
    return (
      (this.#ranks[one] ?? 0) - (this.#ranks[other] ?? 0) ||
      (this.#keys[one] ?? 0) - (this.#keys[other] ?? 0) ||
      compareIds(this.#columns.ids, this.#rows[one] ?? 0, this.#rows[other] ?? 0)
    );
  }

  #swap(one: number, other: number): void {
    const [row, rank, key] = [this.#rows[one] ?? 0, this.#ranks[one] ?? 0, this.#keys[one] ?? 0];
    this.#put(one, this.#rows[other] ?? 0, this.#ranks[other] ?? 0, this.#keys[other] ?? 0);
    this.#put(other, row, rank, key);
  }
}

/** Returns the first rows of a set in an order, visiting each row once. */
export function firstRows(columns: Columns, bits: Bits, order: RowOrder, needed: number): PlacedRow[] {
  if (needed <= 0) return [];
  const first = new FirstRows(columns, needed);
  const { rank: rankOf, key: keyOf } = order;
  forEachRow(bits, (row) => {
    const rank = rankOf === null ? 0 : rankOf(row);
    if (first.size < needed) {
      first.add(row, rank, keyOf(row));
      return;
    }
    // In a search, most rows are ruled out by their rank alone.
    if (rank > first.rootRank) return;
    const key = keyOf(row);
    if (first.compareRoot(row, rank, key) < 0) first.replaceRoot(row, rank, key);
  });
  return first.sorted();
}

/** Returns the first rows of a set by walking all rows in sorted order. */
export function walkRows(
  columns: Columns,
  sorted: Uint32Array,
  bits: Bits,
  key: (row: number) => number,
  needed: number,
): PlacedRow[] {
  const found: PlacedRow[] = [];
  for (let at = 0; at < sorted.length && found.length < needed; at += 1) {
    const row = sorted[at] ?? 0;
    if (hasBit(bits, row)) found.push({ columns, row, rank: 0, key: key(row) });
  }
  return found;
}
