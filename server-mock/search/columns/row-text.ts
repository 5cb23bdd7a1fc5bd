// A page of products is one string: creating tens of thousands of row objects would take longer than indexing them.
export const rowEnd = '\u001e';
export const fieldEnd = '\u001f';
export const valueEnd = '\u001d';

/** The fields of a row, in order. List values are separated by `valueEnd`; sizes are in whole centimetres. */
export const rowFields = {
  id: 0,
  seller: 1,
  path: 2,
  brand: 3,
  province: 4,
  decade: 5,
  period: 6,
  COLORS: 7,
  MATERIALS: 8,
  STYLES: 9,
  COLLECTIONS: 10,
  flags: 11,
  price: 12,
  compare: 13,
  width: 14,
  height: 15,
  depth: 16,
  diameter: 17,
  latitude: 18,
  longitude: 19,
  views: 20,
  highlight: 21,
  date: 22,
  titleKey: 23,
  photo: 24,
  title: 25,
  description: 26,
} as const;
export type RowField = keyof typeof rowFields;
const fieldCount = Object.keys(rowFields).length;
const [rowEndCode, fieldEndCode] = [rowEnd.charCodeAt(0), fieldEnd.charCodeAt(0)];

/** Boolean facts of a row, as bits of one number. */
export const rowFlags = { acceptOffers: 1, secondChance: 2, known: 4, described: 8, available: 16 } as const;

/** Tiers of RECOMMENDED: promoted, featured, others (PROD-021, docs/readings.md), and sold-out products last. */
export const tiers = { promoted: 0, featured: 1, plain: 2, sold: 3 } as const;

/** Returns the distinct values of a list. */
export function valuesOfSet(set: string): string[] {
  return set === '' ? [] : [...new Set(set.split(valueEnd))].filter((value) => value !== '');
}

const visitMicros = 864_000_000;
const mostVisits = 500;
const dayMicros = 86_400_000_000;

/** Iterates over the rows of a page without creating row objects, which would take longer than indexing them. */
export class RowCursor {
  readonly text: string;
  /** Start of each field of the current row; a field ends one character before the start of the next. */
  readonly #starts = new Uint32Array(fieldCount + 1);
  #next = 0;

  constructor(page: string) {
    this.text = page;
  }

  /** Moves to the next row; false after the last one. */
  next(): boolean {
    const { text } = this;
    if (this.#next >= text.length) return false;
    const starts = this.#starts;
    let at = this.#next;
    starts[0] = at;
    // Short fields are scanned by character; for long ones `indexOf` is faster.
    for (let field = 1; field <= rowFields.title; at += 1) {
      const code = text.charCodeAt(at);
      if (code === fieldEndCode) {
        starts[field] = at + 1;
        field += 1;
      } else if (code === rowEndCode || at >= text.length) {
        throw new Error('A row of the catalogue lacks fields.');
      }
    }
    starts[rowFields.description] = text.indexOf(fieldEnd, at) + 1;
    const end = text.indexOf(rowEnd, at);
    this.#next = (end < 0 ? text.length : end) + 1;
    starts[fieldCount] = this.#next;
    return true;
  }

  from(field: RowField): number {
    return this.#starts[rowFields[field]] ?? 0;
  }

  to(field: RowField): number {
    return (this.#starts[rowFields[field] + 1] ?? 1) - 1;
  }

  /** Parses a number in the format of the database. */
  number(field: RowField): number {
    const [from, to] = [this.from(field), this.to(field)];
    let value = 0;
    for (let at = from; at < to; at += 1) {
      const digit = this.text.charCodeAt(at) - 48;
      if (digit < 0 || digit > 9) return Number(this.text.slice(from, to));
      value = value * 10 + digit;
    }
    return value;
  }

  tier(): number {
    if ((this.number('flags') & rowFlags.available) === 0) return tiers.sold;
    const sign = this.text.slice(this.from('highlight'), this.to('highlight'));
    if (sign === 'p') return tiers.promoted;
    return sign === 'f' ? tiers.featured : tiers.plain;
  }

  /** Same as SQL's `freshColumn`: views, a reduction, a known brand and a full description move a product up. */
  fresh(): number {
    const flags = this.number('flags');
    return (
      this.number('date') +
      Math.min(this.number('views'), mostVisits) * visitMicros +
      (this.number('compare') > this.number('price') ? 3 * dayMicros : 0) +
      ((flags & rowFlags.known) === 0 ? 0 : 2 * dayMicros) +
      ((flags & rowFlags.described) === 0 ? 0 : 2 * dayMicros)
    );
  }
}
