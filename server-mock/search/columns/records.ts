import type { Bits } from './bitset.ts';
import { hasBit } from './bitset.ts';
import { type Columns, type DictionaryName, dictionaryNames } from './columns.ts';

/** The fields that facets count, in the order of a record. */
export const fields = [
  ...dictionaryNames.filter((name) => name !== 'period'),
  'offer',
  'price',
  'width',
  'height',
  'depth',
] as const;
export type Field = Exclude<DictionaryName, 'period'> | 'offer' | 'price' | 'width' | 'height' | 'depth';

/** Numbers per record: 16 of 32 bits, so that a record is one cache line of the CPU. */
const recordStep = 16;

/** Range values from here on share one count and are read individually. In whole euros and cm. */
export const rangeLimits = { price: 1 << 15, width: 1 << 10, height: 1 << 10, depth: 1 << 10 } as const;
export type RangeField = keyof typeof rangeLimits;
/** Number of codes: discounts from -1 (none) to 100 percent, times four combinations of flags. */
const offerCodes = 102 * 4;

/** Returns the value of a range field as facets show it; 0 for unknown. */
export function rangeValue(columns: Columns, field: RangeField, row: number): number {
  const value = columns.ints[field][row] ?? 0;
  return field === 'price' ? Math.floor(value / 100) : value;
}

/** Encodes the discount + 1, whether bids are accepted and whether it is a second-chance product in one number. */
function offerOf(columns: Columns, row: number): number {
  const { ACCEPT_OFFERS, SECOND_CHANCE } = columns.flags;
  return (
    ((columns.ints.discount[row] ?? -1) + 1) * 4 +
    (hasBit(ACCEPT_OFFERS, row) ? 1 : 0) +
    (hasBit(SECOND_CHANCE, row) ? 2 : 0)
  );
}

function codeOf(columns: Columns, field: Field, row: number): number {
  switch (field) {
    case 'offer':
      return offerOf(columns, row);
    case 'price':
      // A price of 0 is unknown, but a price below one euro is not.
      if ((columns.ints.price[row] ?? 0) === 0) return rangeLimits.price + 1;
      return Math.min(rangeValue(columns, field, row), rangeLimits.price);
    case 'width':
    case 'height':
    case 'depth':
      return Math.min(columns.ints[field][row] ?? 0, rangeLimits[field]);
    default:
      return columns.ints[field][row] ?? 0;
  }
}

/** Offsets of the counts of each field in the list of counts, followed by its length. */
export type Layout = readonly number[];

/** Calculates the layout for the current values of the dictionaries. */
export function layoutOf(columns: Columns): Layout {
  const starts = [0];
  for (const field of fields) starts.push((starts.at(-1) ?? 0) + codesOf(columns, field));
  return starts;
}

function codesOf(columns: Columns, field: Field): number {
  if (field === 'offer') return offerCodes;
  if (field === 'price' || field === 'width' || field === 'height' || field === 'depth') {
    return rangeLimits[field] + 2;
  }
  return columns.dictionaries[field].values.length;
}

/** Counts of the values of one field or of all fields. */
export type Counts = Int32Array<ArrayBuffer>;

/** Counts that may be cached. */
export interface ReadonlyCounts {
  readonly length: number;
  readonly [at: number]: number;
  reduce<Result>(add: (sum: Result, count: number, at: number) => Result, first: Result): Result;
  subarray(begin?: number, end?: number): ReadonlyCounts;
  slice(): Counts;
}

/** Returns the counts of one field. */
export function countsOf(counts: ReadonlyCounts, layout: Layout, field: Field): ReadonlyCounts {
  const at = fields.indexOf(field);
  return counts.subarray(layout[at], layout[at + 1]);
}

/** Builds the records: for every row, its positions in the list of counts. */
export function recordsOf(columns: Columns, layout: Layout): Uint32Array {
  const records = new Uint32Array(columns.rows * recordStep);
  for (const [at, field] of fields.entries()) {
    const start = layout[at] ?? 0;
    for (let row = 0; row < columns.rows; row += 1) {
      records[row * recordStep + at] = start + codeOf(columns, field, row);
    }
  }
  return records;
}

/** Adds the records of a set of rows to the counts of all fields. */
export function countRecords(records: Uint32Array, bits: Bits, counts: Counts): void {
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      addRecord(records, (at << 5) + (31 - Math.clz32(word & -word)), 1, counts);
      word &= word - 1;
    }
  }
}

/** Adds one record to the counts, or subtracts it. */
export function addRecord(records: Uint32Array, row: number, step: 1 | -1, counts: Counts): void {
  const from = row * recordStep;
  const to = from + fields.length;
  for (let at = from; at < to; at += 1) {
    const place = records[at] ?? 0;
    counts[place] = (counts[place] ?? 0) + step;
  }
}

/** Adds one field of a set of rows to its counts. */
export function countField(
  records: Uint32Array,
  layout: Layout,
  field: Field,
  bits: Bits,
  counts: Counts,
): void {
  const place = fields.indexOf(field);
  const start = layout[place] ?? 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      const row = (at << 5) + (31 - Math.clz32(word & -word));
      const code = (records[row * recordStep + place] ?? 0) - start;
      counts[code] = (counts[code] ?? 0) + 1;
      word &= word - 1;
    }
  }
}

/** Adds a row without a record to the counts of a layout. */
export function addRow(columns: Columns, row: number, layout: Layout, counts: Counts): void {
  for (const [at, field] of fields.entries()) {
    const place = (layout[at] ?? 0) + codeOf(columns, field, row);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

/** Adds one field of a row without a record to its counts. */
export function addRowField(columns: Columns, row: number, field: Field, counts: Counts): void {
  const code = codeOf(columns, field, row);
  counts[code] = (counts[code] ?? 0) + 1;
}
