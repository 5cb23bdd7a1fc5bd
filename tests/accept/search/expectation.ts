import type { Locale } from '#domain/catalog/entry.ts';

/** What a person who enters the query expects of a product; all given conditions must hold. */
export interface Expectation {
  /** Category paths such as `meubels/stoelen`, of which the product is in or below one. */
  readonly category?: readonly string[];
  readonly color?: readonly string[];
  readonly material?: readonly string[];
  readonly style?: readonly string[];
  /** Slug, such as `jaren-70`. */
  readonly decade?: string;
  /** Slugs. */
  readonly brand?: readonly string[];
  /** In whole euros. */
  readonly under?: number;
  readonly over?: number;
  /** Minimum and maximum in centimetres. */
  readonly width?: readonly [number, number];
  readonly height?: readonly [number, number];
  readonly depth?: readonly [number, number];
  /** Cities in or around the place that the query names. */
  readonly city?: readonly string[];
  readonly province?: readonly string[];
  /** Within the cheapest third of its category. */
  readonly cheap?: true;
  /** Has to match the title in one of the languages. */
  readonly title?: RegExp;
}

/** An everyday search with the language of the person. */
export interface RatedQuery {
  readonly locale: Locale;
  readonly words: string;
  readonly expects: Expectation;
  /** Whether the query is held out from tuning. */
  readonly isHeldOut: boolean;
}

type Row = readonly [words: string, expects: Expectation];

export function queriesOf(
  locale: Locale,
  tuned: readonly Row[],
  heldOut: readonly Row[],
): readonly RatedQuery[] {
  const of = (rows: readonly Row[], isHeldOut: boolean) =>
    rows.map(([words, expects]) => ({ locale, words, expects, isHeldOut }));
  return [...of(tuned, false), ...of(heldOut, true)];
}

export const chairs = ['meubels/stoelen', 'meubels/zetels/loungestoelen', 'meubels/zetels/fauteuils'];
export const diningChairs = ['meubels/stoelen/eetkamerstoelen'];
export const armchairs = ['meubels/zetels'];
export const sofas = ['meubels/banken'];
/** Desks are below the tables in the catalogue, but nobody who searches for "tafel" means one. */
export const tables = [
  'bartafels',
  'bijzettafels',
  'eettafels',
  'kaptafels',
  'salontafels',
  'tuintafels',
  'wandtafels',
].map((name) => `meubels/tafels/${name}`);
export const diningTables = ['meubels/tafels/eettafels'];
export const coffeeTables = ['meubels/tafels/salontafels'];
export const sideTables = ['meubels/tafels/bijzettafels'];
export const desks = ['meubels/tafels/bureaus'];
/** Suitcases are below the cabinets in the catalogue, but nobody who searches for "kast" means one. */
export const cabinets = [
  'boekenkasten',
  'dressoirs',
  'ladekasten',
  'vitrinekasten',
  'kleerkasten',
  'nachtkastjes',
  'tv-meubels',
  'archiefkasten',
  'wandkasten',
].map((name) => `meubels/kasten/${name}`);
export const bookcases = ['meubels/kasten/boekenkasten'];
export const drawers = ['meubels/kasten/ladekasten'];
export const wardrobes = ['meubels/kasten/kleerkasten'];
export const bedsides = ['meubels/kasten/nachtkastjes'];
export const tvUnits = ['meubels/kasten/tv-meubels'];
export const lamps = ['lampen'];
export const tableLamps = ['lampen/lampen/tafellampen'];
export const deskLamps = ['lampen/lampen/bureaulampen', 'lampen/lampen/tafellampen'];
export const floorLamps = ['lampen/lampen/staande-lampen'];
export const pendants = ['lampen/lampen/hanglampen'];
export const vases = ['accessoires/accessoires/vazen'];
export const rugs = ['accessoires/accessoires/tapijten'];
export const trunks = ['accessoires/accessoires/koffers', 'meubels/kasten/koffers'];
export const tableware = ['servies'];
export const woods = [
  'hout',
  'teak',
  'eiken',
  'grenen',
  'notenhout',
  'berken',
  'wenge',
  'vurenhout',
  'kersen',
  'beuken',
  'essen',
];
