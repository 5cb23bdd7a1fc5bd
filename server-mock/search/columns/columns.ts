import { brandSlug } from '../words.ts';
import { type Bits, emptyBits, setBit } from './bitset.ts';
import { Dictionary } from './dictionary.ts';
import { type RowCursor, rowFlags, valuesOfSet } from './row-text.ts';

/**
 * Attributes with several values per product; stored as a set of rows for each value and as one number for each
 * combination.
 */
export const listNames = ['COLORS', 'MATERIALS', 'STYLES', 'COLLECTIONS'] as const;
export type ListName = (typeof listNames)[number];

/**
 * Attributes with one value per product, stored as a column of dictionary numbers. A list counts as one combination.
 */
export const dictionaryNames = [
  'path',
  'seller',
  'brand',
  'province',
  'decade',
  'period',
  'place',
  ...listNames,
] as const;
export type DictionaryName = (typeof dictionaryNames)[number];

export const intNames = [
  ...dictionaryNames,
  'price',
  'discount',
  'width',
  'height',
  'depth',
  'diameter',
  'views',
  'tier',
  'titleKey',
  'photo',
] as const;
export type IntName = (typeof intNames)[number];

export const doubleNames = ['date', 'fresh'] as const;
export const flagNames = ['ACCEPT_OFFERS', 'SALE', 'BEST_DEALS', 'SECOND_CHANCE'] as const;
export type FlagName = (typeof flagNames)[number];

/** The dictionaries that several columns share. */
export interface Names {
  readonly dictionaries: Record<DictionaryName, Dictionary>;
  /** Display names of brands by slug. */
  readonly brandNames: Map<string, string>;
}

/** Fields that are looked up in the dictionary unchanged. */
const partNames = ['path', 'seller', 'province', 'decade', 'period', ...listNames] as const;
const numberNames = ['price', 'width', 'height', 'depth', 'diameter', 'views', 'titleKey', 'photo'] as const;
const initialCapacity = 1024;

export function record<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

function emptyNames(): Names {
  return { dictionaries: record(dictionaryNames, () => new Dictionary()), brandNames: new Map() };
}

function longer(from: Bits, rows: number): Bits {
  const bits = emptyBits(rows);
  bits.set(from);
  return bits;
}

/** Returns the discount in whole percent, rounded down; -1 without a reduction. */
function discountOf(price: number, compare: number): number {
  return compare > price ? Math.floor(((compare - price) * 100) / compare) : -1;
}

/**
 * The attributes of all products, by row. Rows are only appended and never change; `live` marks those that are valid.
 */
export class Columns {
  rows = 0;
  capacity = initialCapacity;
  live: Bits = emptyBits(initialCapacity);
  /** The uuid of each row as four 32-bit words. */
  ids = new Uint32Array(initialCapacity * 4) as Uint32Array;
  readonly names: Names;
  readonly dictionaries: Names['dictionaries'];
  readonly ints: Record<IntName, Int32Array> = record(intNames, () => new Int32Array(initialCapacity));
  readonly doubles: Record<(typeof doubleNames)[number], Float64Array> = record(
    doubleNames,
    () => new Float64Array(initialCapacity),
  );
  readonly lists: Record<ListName, Map<string, Bits>> = record(listNames, () => new Map<string, Bits>());
  readonly flags: Record<FlagName, Bits> = record(flagNames, () => emptyBits(initialCapacity));
  /** Start (inclusive) and end (exclusive) of the rows of each path; null if the rows are not grouped by path. */
  ranges: Uint32Array | null = null;
  /** Brands as entered by sellers; `#slugOf` has the dictionary number of each. */
  readonly #written = new Dictionary();
  readonly #slugOf: (number | undefined)[] = [];

  constructor(names: Names = emptyNames()) {
    this.names = names;
    this.dictionaries = names.dictionaries;
  }

  /** Grows the columns to hold at least `rows` rows. */
  reserve(rows: number): void {
    if (rows <= this.capacity) return;
    this.capacity = (Math.ceil(Math.max(rows, this.capacity * 1.5)) + 31) & ~31;
    this.live = longer(this.live, this.capacity);
    const ids = new Uint32Array(this.capacity * 4);
    ids.set(this.ids);
    this.ids = ids;
    for (const name of intNames) {
      const column = new Int32Array(this.capacity);
      column.set(this.ints[name]);
      this.ints[name] = column;
    }
    for (const name of doubleNames) {
      const column = new Float64Array(this.capacity);
      column.set(this.doubles[name]);
      this.doubles[name] = column;
    }
    for (const name of flagNames) this.flags[name] = longer(this.flags[name], this.capacity);
    for (const name of listNames) {
      for (const [value, bits] of this.lists[name]) this.lists[name].set(value, longer(bits, this.capacity));
    }
  }

  /** Appends a product and returns its row. The sets of list values are updated separately, by `addLists`. */
  add(row: RowCursor): number {
    this.reserve(this.rows + 1);
    const at = this.rows;
    this.rows += 1;
    setBit(this.live, at);
    const { text } = row;
    writeId(this.ids, at, text, row.from('id'), row.to('id'));
    const { ints, doubles, dictionaries } = this;
    for (const name of partNames) {
      ints[name][at] = dictionaries[name].addPart(text, row.from(name), row.to(name));
    }
    const placeFrom = row.from('latitude');
    const hasPlace = row.to('latitude') > placeFrom;
    ints.place[at] = hasPlace ? dictionaries.place.addPart(text, placeFrom, row.to('longitude')) : 0;
    ints.brand[at] = this.#brandNumber(row);
    for (const name of numberNames) ints[name][at] = row.number(name);
    ints.tier[at] = row.tier();
    const discount = discountOf(row.number('price'), row.number('compare'));
    ints.discount[at] = discount;
    doubles.date[at] = row.number('date');
    doubles.fresh[at] = row.fresh();
    const flags = row.number('flags');
    if ((flags & rowFlags.acceptOffers) !== 0) setBit(this.flags.ACCEPT_OFFERS, at);
    if ((flags & rowFlags.secondChance) !== 0) setBit(this.flags.SECOND_CHANCE, at);
    if (discount >= 0) setBit(this.flags.SALE, at);
    if (discount >= 30) setBit(this.flags.BEST_DEALS, at);
    return at;
  }

  #brandNumber(row: RowCursor): number {
    const asWritten = this.#written.addPart(row.text, row.from('brand'), row.to('brand'));
    const known = this.#slugOf[asWritten];
    if (known !== undefined) return known;
    const brand = this.#written.values[asWritten] ?? '';
    const slug = brandSlug(brand);
    const number = this.dictionaries.brand.add(slug);
    const written = this.names.brandNames.get(slug);
    if (written === undefined || brand < written) this.names.brandNames.set(slug, brand);
    this.#slugOf[asWritten] = number;
    return number;
  }

  /** Adds the rows from `from` on to the sets of their list values. */
  addLists(from: number): void {
    for (const name of listNames) {
      const column = this.ints[name];
      const { values } = this.dictionaries[name];
      const members: Bits[][] = [];
      for (let row = from; row < this.rows; row += 1) {
        const number = column[row] ?? 0;
        const sets =
          members[number] ?? valuesOfSet(values[number] ?? '').map((value) => this.#bitsOf(name, value));
        members[number] = sets;
        for (const bits of sets) setBit(bits, row);
      }
    }
  }

  #bitsOf(name: ListName, value: string): Bits {
    const known = this.lists[name].get(value);
    if (known !== undefined) return known;
    const bits = emptyBits(this.capacity);
    this.lists[name].set(value, bits);
    return bits;
  }
}

/** Parses the uuid between `from` and `to` in a text into four 32-bit words. */
export function writeId(ids: Uint32Array, row: number, text: string, from = 0, to = text.length): void {
  let word = 0;
  let digits = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 45) continue;
    word = (word << 4) | (code < 58 ? code - 48 : (code | 32) - 87);
    digits += 1;
    if ((digits & 7) === 0) ids[row * 4 + (digits >>> 3) - 1] = word;
  }
}

/** Formats the uuid of a row. */
export function idOf(ids: Uint32Array, row: number): string {
  let hex = '';
  for (let word = 0; word < 4; word += 1) hex += (ids[row * 4 + word] ?? 0).toString(16).padStart(8, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Compares the uuids of two rows in the same order as SQL, optionally from two arrays. */
export function compareIds(ids: Uint32Array, one: number, other: number, others = ids): number {
  for (let word = 0; word < 4; word += 1) {
    const difference = (ids[one * 4 + word] ?? 0) - (others[other * 4 + word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
