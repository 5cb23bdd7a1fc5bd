import { type FitPlace, readFitPlace } from '#domain/fit/fit-place.ts';
import { isUuid } from '#domain/ids.ts';
import {
  type CatalogQuestion,
  type CatalogSort,
  type FilterType,
  largestPageSize,
  type Point,
  reachableItems,
} from './catalog-search.ts';
import { brandSlug, queryWords } from './words.ts';

/** Bounds of a range in the unit of its column (cents, cm); both ends belong to it. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** One filter type with its values, read: what an engine has to match. Nothing in `values` matches nothing. */
export type FilterGroup =
  | { readonly kind: 'values'; readonly type: ValueType; readonly values: readonly string[] }
  | { readonly kind: 'flag'; readonly type: FlagType }
  | { readonly kind: 'ranges'; readonly type: RangeType; readonly ranges: readonly Range[] }
  | { readonly kind: 'discount'; readonly type: 'MIN_DISCOUNT'; readonly percent: number }
  | { readonly kind: 'distance'; readonly type: 'DISTANCE'; readonly km: number }
  | { readonly kind: 'fit'; readonly type: 'FIT'; readonly places: readonly FitPlace[] };

const valueTypes = [
  'CATEGORY',
  'SELLER',
  'PROVINCE',
  'BRAND',
  'COLORS',
  'MATERIALS',
  'STYLES',
  'DECADE_PERIOD',
  'COLLECTIONS',
] as const satisfies readonly FilterType[];
export type ValueType = (typeof valueTypes)[number];

export const flagTypes = [
  'ACCEPT_OFFERS',
  'BEST_DEALS',
  'WE_LOVE',
  'SALE',
  'SECOND_CHANCE',
] as const satisfies readonly FilterType[];
export type FlagType = (typeof flagTypes)[number];

export const rangeTypes = ['PRICE', 'WIDTH', 'HEIGHT', 'DEPTH'] as const satisfies readonly FilterType[];
export type RangeType = (typeof rangeTypes)[number];

/** BEST_DEALS (readings FILT-009). */
export const bestDealPercent = 30;
/** The steps of the discount and distance filters (readings FILT-009, FILT-017). */
export const discountSteps = [10, 20, 30, 40, 50, 60] as const;
export const distanceSteps = [5, 10, 15, 25, 50, 75] as const;

const largestInteger = 2_147_483_647;

/** A question that every engine reads the same way. */
export interface ReadQuestion {
  readonly groups: readonly FilterGroup[];
  readonly words: readonly string[];
  readonly sort: CatalogSort;
  readonly limit: number;
  readonly offset: number;
  readonly place: Point | null;
  readonly mltId: string | null;
  readonly tasteOf: readonly string[];
  readonly facets: boolean;
  readonly availableOnly: boolean;
  /** 32 bits. */
  readonly seed: number;
}

const isValueType = (type: FilterType): type is ValueType => valueTypes.some((known) => known === type);
const isFlagType = (type: FilterType): type is FlagType => flagTypes.some((known) => known === type);
const isRangeType = (type: FilterType): type is RangeType => rangeTypes.some((known) => known === type);

/** `50-200`, `50-` or `-200`; anything else is no range. */
function rangeOf(value: string, factor: number): Range[] {
  const match = /^(\d{0,8})-(\d{0,8})$/.exec(value);
  if (match === null) return [];
  const [, min = '', max = ''] = match;
  const bound = (text: string, empty: number) =>
    text === '' ? empty : Math.min(Number(text) * factor, largestInteger);
  return [{ min: bound(min, 0), max: bound(max, largestInteger) }];
}

const longestValue = 200;
/** No listing can hold these, and a database refuses them. */
const unstorable = /[\p{Cc}\p{Cs}]/u;

function readGroup(type: FilterType, values: readonly string[]): FilterGroup {
  if (isValueType(type)) {
    const plain = values.filter((value) => value.length <= longestValue && !unstorable.test(value));
    const read = type === 'BRAND' ? plain.map(brandSlug).filter((slug) => slug !== '') : plain;
    return { kind: 'values', type, values: [...new Set(read)].toSorted() };
  }
  if (isFlagType(type)) return { kind: 'flag', type };
  if (isRangeType(type))
    return {
      kind: 'ranges',
      type,
      ranges: values.flatMap((value) => rangeOf(value, type === 'PRICE' ? 100 : 1)),
    };
  if (type === 'FIT') {
    const places = values.map(readFitPlace).filter((place) => place !== null);
    return { kind: 'fit', type, places };
  }
  const numbers = values.map((value) => (/^\d{1,4}$/.test(value) ? Number(value) : null));
  // Values of one type widen each other: the least discount and the farthest distance decide.
  if (type === 'DISTANCE') {
    return { kind: 'distance', type, km: Math.max(-1, ...numbers.filter((km) => km !== null)) };
  }
  const percents = numbers.filter((percent) => percent !== null && percent <= 99);
  return { kind: 'discount', type: 'MIN_DISCOUNT', percent: Math.min(101, ...percents.map(Number)) };
}

function whole(value: number, most: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(0, Math.trunc(value)), most);
}

function readPlace(place: Point | null | undefined): Point | null {
  if (!place || !Number.isFinite(place.lat) || !Number.isFinite(place.lon)) return null;
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}

/** Stands for a search of which no word can be read: it finds nothing, while no search finds all. */
const noWord = '~';

function askedWords(searchString: string): readonly string[] {
  const words = queryWords(searchString);
  return words.length === 0 && searchString.trim() !== '' ? [noWord] : words;
}

/** Reads a question; parts that are missing count as not asked. Never throws. */
export function readQuestion(question: Partial<CatalogQuestion>): ReadQuestion {
  const place = readPlace(question.place);
  const asked = (question.filters ?? []).filter(
    ({ type, value }) => value !== 'false' && (type !== 'DISTANCE' || place !== null),
  );
  const byType = Map.groupBy(asked, ({ type }) => type);
  const groups = [...byType]
    .map(([type, group]) =>
      readGroup(
        type,
        group.map(({ value }) => value),
      ),
    )
    // Sizes that cannot be read ask nothing, as an address that holds them.
    .filter((group) => group.kind !== 'fit' || group.places.length > 0);
  const sort = question.sort ?? 'RECOMMENDED';
  const offset = whole(question.offset ?? 0, reachableItems);
  return {
    groups: groups.toSorted((one, other) => (one.type < other.type ? -1 : 1)),
    words: askedWords(question.searchString ?? ''),
    sort: sort === 'DISTANCE_ASC' && place === null ? 'RECOMMENDED' : sort,
    offset,
    limit: Math.min(whole(question.limit ?? 36, largestPageSize), reachableItems - offset),
    place,
    mltId: question.mltId ?? null,
    tasteOf: (question.tasteOf ?? []).filter(isUuid).slice(0, 100),
    facets: question.facets ?? false,
    availableOnly: question.availableOnly ?? false,
    seed: Math.trunc(question.seed ?? 0) >>> 0,
  };
}
