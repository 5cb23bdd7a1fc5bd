import type { ListName } from './columns.ts';

// A page of listings travels as one string: tens of thousands of rows as objects would take longer than indexing them.
export const rowEnd = '\u001e';
export const fieldEnd = '\u001f';
export const valueEnd = '\u001d';

/** Yes-no facts of a row, as bits of one number. */
export const rowFlags = { acceptOffers: 1, secondChance: 2, known: 4, described: 8, available: 16 } as const;

/** Tiers of RECOMMENDED: promoted before featured before the rest (readings PROD-021), sold out after all of them. */
export const tiers = { promoted: 0, featured: 1, plain: 2, sold: 3 } as const;

/** One listing as the columns take it. */
export interface IndexRow {
  readonly id: string;
  readonly seller: string;
  readonly path: string;
  readonly brand: string;
  readonly province: string;
  readonly decade: string;
  readonly period: string;
  /** The values of each list as the row has them, between `valueEnd`. */
  readonly sets: Readonly<Record<ListName, string>>;
  readonly acceptOffers: boolean;
  readonly secondChance: boolean;
  readonly price: number;
  readonly compare: number;
  /** Centimetres; 0 for unknown. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly diameter: number;
  /** Both as the database writes them; '' for unknown. */
  readonly place: string;
  readonly views: number;
  readonly tier: number;
  readonly date: number;
  readonly fresh: number;
  readonly title: string;
  readonly description: string;
}

/** The values of a list, each once. */
export function valuesOfSet(set: string): string[] {
  return set === '' ? [] : [...new Set(set.split(valueEnd))].filter((value) => value !== '');
}

function tierOf(flags: number, highlight: string): number {
  if ((flags & rowFlags.available) === 0) return tiers.sold;
  if (highlight === 'p') return tiers.promoted;
  return highlight === 'f' ? tiers.featured : tiers.plain;
}

const visitMicros = 864_000_000;
const mostVisits = 500;
const dayMicros = 86_400_000_000;

/** SQL's `freshColumn`: visits, a reduction, a known brand and a full description bring a listing forward. */
function freshOf(date: number, views: number, isReduced: boolean, flags: number): number {
  return (
    date +
    Math.min(views, mostVisits) * visitMicros +
    (isReduced ? 3 * dayMicros : 0) +
    ((flags & rowFlags.known) === 0 ? 0 : 2 * dayMicros) +
    ((flags & rowFlags.described) === 0 ? 0 : 2 * dayMicros)
  );
}

function readRow(text: string): IndexRow {
  const parts = text.split(fieldEnd);
  const at = (index: number) => parts[index] ?? '';
  const number = (index: number) => Number(at(index));
  const flags = number(11);
  const [price, compare, views, date] = [number(12), number(13), number(20), number(22)];
  return {
    id: at(0),
    seller: at(1),
    path: at(2),
    brand: at(3),
    province: at(4),
    decade: at(5),
    period: at(6),
    sets: { COLORS: at(7), MATERIALS: at(8), STYLES: at(9), COLLECTIONS: at(10) },
    acceptOffers: (flags & rowFlags.acceptOffers) !== 0,
    secondChance: (flags & rowFlags.secondChance) !== 0,
    price,
    compare,
    width: number(14),
    height: number(15),
    depth: number(16),
    diameter: number(17),
    place: at(18) === '' ? '' : `${at(18)} ${at(19)}`,
    views,
    tier: tierOf(flags, at(21)),
    date,
    fresh: freshOf(date, views, compare > price, flags),
    title: at(23),
    description: at(24),
  };
}

/** The rows of a page. */
export function rowsOf(text: string): IndexRow[] {
  return text === '' ? [] : text.split(rowEnd).map(readRow);
}
