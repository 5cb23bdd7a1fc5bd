import type { FilterType } from '../catalog-search.ts';
import { type Bits, common, countBits, forEachRow, intersect } from './bitset.ts';
import type { Columns } from './columns.ts';
import type { FacetCounts } from './count-facets.ts';
import type { Parts } from './match-words.ts';
import {
  addRow,
  addRowField,
  countField,
  countRecords,
  countsOf,
  type Field,
  fields,
  layoutOf,
  type RangeField,
  type ReadonlyCounts,
  rangeLimits,
  rangeValue,
} from './records.ts';
import { availableRows, emptyCounts, type Filters, type Start } from './start.ts';
import { groupBits } from './values.ts';

/** Rows of both parts that match the words and the similarity; null matches all. */
export type Narrowed = { readonly [Part in keyof Parts]: Bits } | null;

/** The rows of both parts that match one question, and the counts over them. */
export class QuestionMatch implements FacetCounts {
  readonly #filters: Filters;
  readonly #start: Start;
  readonly #later: Columns;
  readonly #narrowed: Narrowed;
  readonly #startRows = new Map<FilterType | null, Bits>();
  readonly #laterRows = new Map<FilterType | null, Bits>();
  readonly #layout: readonly number[];
  #all: ReadonlyCounts | null = null;
  readonly start: Bits;
  readonly later: Bits;
  readonly total: number;

  constructor(filters: Filters, start: Start, later: Columns, narrowed: Narrowed) {
    this.#filters = filters;
    this.#start = start;
    this.#later = later;
    this.#narrowed = narrowed;
    this.#layout = layoutOf(later);
    this.start = common(this.#rowsOfStart(null), start.liveRows);
    this.later = this.#rowsOfLater(null);
    this.total = countBits(this.start) + countBits(this.later);
  }

  /** Includes deleted rows. */
  #rowsOfStart(leftOut: FilterType | null): Bits {
    const known = this.#startRows.get(leftOut);
    if (known !== undefined) return known;
    const bits = this.#start.rows(this.#filters, leftOut);
    if (this.#narrowed !== null) intersect(bits, this.#narrowed.start);
    this.#startRows.set(leftOut, bits);
    return bits;
  }

  #rowsOfLater(leftOut: FilterType | null): Bits {
    const known = this.#laterRows.get(leftOut);
    if (known !== undefined) return known;
    const { groups, place, availableOnly } = this.#filters;
    const bits = this.#later.live.slice();
    if (availableOnly) intersect(bits, availableRows(this.#later));
    for (const group of groups) {
      if (group.type !== leftOut) intersect(bits, groupBits(this.#later, group, place));
    }
    if (this.#narrowed !== null) intersect(bits, this.#narrowed.later);
    this.#laterRows.set(leftOut, bits);
    return bits;
  }

  of(type: FilterType, field: Field): ReadonlyCounts {
    const isAsked = this.#filters.groups.some((group) => group.type === type);
    if (!isAsked) {
      this.#all ??= this.#countAll();
      return countsOf(this.#all, this.#layout, field);
    }
    const counts = emptyCounts(this.#layout, field);
    counts.set(this.#countStart(type, field));
    forEachRow(this.#rowsOfLater(type), (row) => addRowField(this.#later, row, field, counts));
    return counts;
  }

  #countAll(): ReadonlyCounts {
    const { layout, records } = this.#start.image;
    let early: ReadonlyCounts;
    if (this.#narrowed === null) early = this.#start.countAll(this.#filters, () => this.#rowsOfStart(null));
    else {
      const own = new Int32Array(layout.at(-1) ?? 0);
      countRecords(records, this.start, own);
      early = own;
    }
    // Without later rows no dictionary has grown, so both layouts are the same.
    if (this.#later.rows === 0) return early;
    const counts = new Int32Array(this.#layout.at(-1) ?? 0);
    for (const [at, field] of fields.entries()) counts.set(countsOf(early, layout, field), this.#layout[at]);
    forEachRow(this.later, (row) => addRow(this.#later, row, this.#layout, counts));
    return counts;
  }

  #countStart(type: FilterType, field: Field): ReadonlyCounts {
    const { layout, records } = this.#start.image;
    if (this.#narrowed === null) {
      return this.#start.countOne(this.#filters, type, field, () => this.#rowsOfStart(type));
    }
    const counts = emptyCounts(layout, field);
    countField(records, layout, field, common(this.#rowsOfStart(type), this.#start.liveRows), counts);
    return counts;
  }

  large(type: FilterType, field: RangeField): readonly number[] {
    const leftOut = this.#filters.groups.some((group) => group.type === type) ? type : null;
    const found: number[] = [];
    const read = (columns: Columns, bits: Bits) =>
      forEachRow(bits, (row) => {
        const value = rangeValue(columns, field, row);
        if (value >= rangeLimits[field]) found.push(value);
      });
    read(this.#start.image.columns, common(this.#rowsOfStart(leftOut), this.#start.liveRows));
    read(this.#later, this.#rowsOfLater(leftOut));
    return found;
  }
}
