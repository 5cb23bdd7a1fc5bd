import { SeenKeys } from '../../seen-keys.ts';
import type { FilterType } from '../catalog-search.ts';
import type { FilterGroup, ReadQuestion } from '../read-question.ts';
import { type ArrayCache, createArrayCache } from './array-cache.ts';
import { type Bits, clearBit, emptyBits, hasBit, intersect, setBit } from './bitset.ts';
import { type Columns, compareIds, writeId } from './columns.ts';
import {
  addRecord,
  type Counts,
  countField,
  countRecords,
  countsOf,
  type Field,
  fields,
  type Layout,
  type ReadonlyCounts,
} from './records.ts';
import type { FixedSort } from './row-order.ts';
import { tiers } from './row-text.ts';
import { groupBits } from './values.ts';

/** The catalogue at the time of the index build. It is immutable, so threads can share it. */
export interface Image {
  readonly columns: Columns;
  readonly orders: ReadonlyMap<FixedSort, Uint32Array>;
  readonly byId: Uint32Array;
  readonly layout: Layout;
  readonly records: Uint32Array;
}

/** Bytes of each cache. The counts of all fields take 160 kB and more, a group one bit per product. */
const maxCacheBytes = 2 * 2 ** 20;
const byteLength = ({ byteLength }: ArrayBufferView) => byteLength;

/** The conditions for a set of rows, except the words and the similarity. */
export type Filters = Pick<ReadQuestion, 'groups' | 'place' | 'availableOnly'>;

/** Returns a cache key for the filters, without those of one type. */
function keyOf({ groups, place, availableOnly }: Filters, leftOut: FilterType | null): string {
  const left = groups.filter((group) => group.type !== leftOut);
  const isFar = left.some((group) => group.kind === 'distance');
  return JSON.stringify([left, isFar ? place : null, availableOnly]);
}

/**
 * The start, and which of its rows have been deleted. Counts are cached over all its rows and never invalidated: the
 * deleted rows are subtracted afterwards.
 */
export class Start {
  readonly image: Image;
  readonly liveRows: Bits;
  readonly #gone: number[] = [];
  readonly #groups = createArrayCache<Bits>(maxCacheBytes, byteLength);
  readonly #counts = createArrayCache<Counts>(maxCacheBytes, byteLength);
  readonly #fields = createArrayCache<Counts>(maxCacheBytes, byteLength);
  readonly #seenCounts = new SeenKeys();
  #sold: Bits | null = null;

  constructor(image: Image) {
    this.image = image;
    this.liveRows = image.columns.live.slice();
  }

  /** Finds the row of a product that has not been deleted. */
  find(id: string): number | undefined {
    const { byId, columns } = this.image;
    const asked = new Uint32Array(4);
    writeId(asked, 0, id);
    let [from, to] = [0, byId.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compareIds(columns.ids, byId[middle] ?? 0, 0, asked) < 0) from = middle + 1;
      else to = middle;
    }
    const row = byId[from];
    if (row === undefined || compareIds(columns.ids, row, 0, asked) !== 0) return undefined;
    return hasBit(this.liveRows, row) ? row : undefined;
  }

  remove(row: number): void {
    clearBit(this.liveRows, row);
    this.#gone.push(row);
  }

  /** Returns the rows that match the filters, except those of one type; deleted rows are included. */
  rows(filters: Filters, leftOut: FilterType | null): Bits {
    const bits = this.image.columns.live.slice();
    if (filters.availableOnly) intersect(bits, this.#available());
    for (const group of filters.groups) {
      if (group.type !== leftOut) intersect(bits, this.#groupBits(group, filters));
    }
    return bits;
  }

  /** Calculates and caches the counts of all fields, before anybody asks for them. */
  warm(filters: Filters): void {
    this.#counts.set(
      keyOf(filters, null),
      this.#countRows(() => this.rows(filters, null)),
    );
  }

  /** Returns the counts of all fields, without deleted rows. */
  countAll(filters: Filters, bits: () => Bits): ReadonlyCounts {
    const { records } = this.image;
    const cached = this.#cached(this.#counts, keyOf(filters, null), () => this.#countRows(bits));
    if (this.#gone.length === 0) return cached;
    const counts = cached.slice();
    const rows = bits();
    for (const row of this.#gone) if (hasBit(rows, row)) addRecord(records, row, -1, counts);
    return counts;
  }

  /** Returns the counts of one field without the filters of one type, and without deleted rows. */
  countOne(filters: Filters, leftOut: FilterType, field: Field, bits: () => Bits): ReadonlyCounts {
    const { layout, records } = this.image;
    const key = keyOf(filters, leftOut);
    const all = this.#counts.get(key);
    const make = () => {
      const counts = emptyCounts(layout, field);
      countField(records, layout, field, bits(), counts);
      return counts;
    };
    const cached =
      all === undefined ? this.#cached(this.#fields, `${field} ${key}`, make) : countsOf(all, layout, field);
    if (this.#gone.length === 0) return cached;
    const counts = cached.slice();
    const rows = bits();
    const gone = emptyBits(rows.length * 32);
    for (const row of this.#gone) if (hasBit(rows, row)) setBit(gone, row);
    const less = emptyCounts(layout, field);
    countField(records, layout, field, gone, less);
    for (let code = 0; code < counts.length; code += 1)
      counts[code] = (counts[code] ?? 0) - (less[code] ?? 0);
    return counts;
  }

  #countRows(bits: () => Bits): Counts {
    const { layout, records } = this.image;
    const counts = new Int32Array(layout.at(-1) ?? 0);
    countRecords(records, bits(), counts);
    return counts;
  }

  /** Returns cached counts, or makes them. They are cached when they are made for the second time. */
  #cached(cache: ArrayCache<Counts>, key: string, make: () => Counts): Counts {
    return this.#seenCounts.see(key) ? cache.memo(key, { context: make }) : (cache.get(key) ?? make());
  }

  #groupBits(group: FilterGroup, { place }: Filters): Bits {
    const key = JSON.stringify(group.kind === 'distance' ? [group, place] : group);
    return this.#groups.memo(key, { context: () => groupBits(this.image.columns, group, place) });
  }

  #available(): Bits {
    this.#sold ??= availableRows(this.image.columns);
    return this.#sold;
  }
}

/** Returns the rows of products that can be bought. */
export function availableRows({ capacity, rows, ints }: Columns): Bits {
  const bits = emptyBits(capacity);
  for (let row = 0; row < rows; row += 1) if (ints.tier[row] !== tiers.sold) setBit(bits, row);
  return bits;
}

/** Returns counts of zero for one field. */
export function emptyCounts(layout: Layout, field: Field): Counts {
  const at = fields.indexOf(field);
  return new Int32Array((layout[at + 1] ?? 0) - (layout[at] ?? 0));
}
