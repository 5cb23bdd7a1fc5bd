import type { Locale } from '#domain/catalog/entry.ts';
import { type FitPlace, readFitPlace } from '#domain/fit/fit-place.ts';
import { isUuid } from '#domain/ids.ts';
import {
  type CatalogQuestion,
  type CatalogSort,
  type FilterType,
  largestPageSize,
  reachableItems,
} from './catalog-search.ts';
import type { Point } from './point.ts';
import {
  categoriesNamed,
  type Understood,
  type UnderstoodPart,
  understand,
} from './understand/understand.ts';
import { brandSlug } from './words.ts';

/** Inclusive bounds of a range in the unit of its column (cents, cm). */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** A parsed filter type with its values, to be matched by an engine. Empty `values` match nothing. */
export type FilterGroup =
  | { readonly kind: 'values'; readonly type: ValueType; readonly values: readonly string[] }
  | { readonly kind: 'flag'; readonly type: FlagType }
  | { readonly kind: 'ranges'; readonly type: RangeType; readonly ranges: readonly Range[] }
  | { readonly kind: 'discount'; readonly type: 'MIN_DISCOUNT'; readonly percent: number }
  | { readonly kind: 'distance'; readonly type: 'DISTANCE'; readonly km: number }
  /** Around a place named in the search; it replaces the province filter. */
  | { readonly kind: 'near'; readonly type: 'PROVINCE'; readonly point: Point; readonly km: number }
  | { readonly kind: 'fit'; readonly type: 'FIT'; readonly places: readonly FitPlace[] }
  /**
   * Categories named in the search or used as a fallback. The person did not select them, so every facet applies
   * them.
   */
  | { readonly kind: 'within'; readonly type: 'WITHIN'; readonly paths: readonly string[] };

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

/** Minimum discount in percent for BEST_DEALS (FILT-009, docs/readings.md). */
export const bestDealPercent = 30;
/** The steps of the discount and distance filters (FILT-009, FILT-017, docs/readings.md). */
export const discountSteps = [10, 20, 30, 40, 50, 60] as const;
export const distanceSteps = [5, 10, 15, 25, 50, 75] as const;

/** Radius around a town named in a search. */
const nearKm = 25;

const largestInteger = 2_147_483_647;

/** SOLD is excluded, because the question itself says whether sold products are shown. */
type AskedType = Exclude<FilterType, 'SOLD'>;

/** A part of the search that was recognised, with its filters. */
export interface AskedPart extends UnderstoodPart {
  readonly groups: readonly FilterGroup[];
}

/** A parsed question, which is the same for every engine. */
export interface ReadQuestion {
  /** The person's own filters and those derived from the search. */
  readonly groups: readonly FilterGroup[];
  /** Only the person's own filters. */
  readonly ownGroups: readonly FilterGroup[];
  readonly parts: readonly AskedPart[];
  readonly words: readonly string[];
  /** Language of the words; always Dutch without words, so that equal questions have the same cache key. */
  readonly locale: Locale;
  readonly sort: CatalogSort;
  /** True if near-duplicates are separated, which requires that the person did not choose a strict order. */
  readonly isDiverse: boolean;
  readonly limit: number;
  readonly offset: number;
  readonly place: Point | null;
  readonly mltId: string | null;
  readonly tasteOf: readonly string[];
  readonly facets: boolean;
  readonly availableOnly: boolean;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
}

const isValueType = (type: FilterType): type is ValueType => valueTypes.some((known) => known === type);
const isFlagType = (type: FilterType): type is FlagType => flagTypes.some((known) => known === type);
const isRangeType = (type: FilterType): type is RangeType => rangeTypes.some((known) => known === type);

/** Parses `50-200`, `50-` or `-200`; anything else results in no range. */
function rangeOf(value: string, factor: number): Range[] {
  const match = /^(\d{0,8})-(\d{0,8})$/.exec(value);
  if (match === null) return [];
  const [, min = '', max = ''] = match;
  const bound = (text: string, empty: number) =>
    text === '' ? empty : Math.min(Number(text) * factor, largestInteger);
  return [{ min: bound(min, 0), max: bound(max, largestInteger) }];
}

const longestValue = 200;
/** Characters that no product can contain and PostgreSQL rejects. */
const unstorable = /[\p{Cc}\p{Cs}]/u;

function readGroup(type: AskedType, values: readonly string[]): FilterGroup {
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
  // Values of one type are combined with OR, so the smallest discount and the largest distance apply.
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

/** Represents a search without any valid word: it finds nothing, whereas an empty search finds everything. */
const noWord = '~';

function askedWords({ words, parts }: Understood, searchString: string): readonly string[] {
  return words.length === 0 && parts.length === 0 && searchString.trim() !== '' ? [noWord] : words;
}

/** Restricts results to these categories; no condition if there are none. */
export function within(paths: readonly string[]): FilterGroup[] {
  return paths.length === 0 ? [] : [{ kind: 'within', type: 'WITHIN', paths }];
}

function groupsOf(
  part: UnderstoodPart,
  { words, province, point }: Understood,
  locale: Locale,
): FilterGroup[] {
  switch (part.kind) {
    case 'PRICE':
    case 'WIDTH':
    case 'HEIGHT':
    case 'DEPTH':
      return [readGroup(part.kind, [part.value])];
    case 'DECADE':
      return [readGroup('DECADE_PERIOD', [part.value])];
    case 'PLACE':
      if (point !== null) return [{ kind: 'near', type: 'PROVINCE', point, km: nearKm }];
      return province === null ? [] : [readGroup('PROVINCE', [province])];
    case 'CHEAPEST': {
      // Sorted by price, a product that only mentions a chair could otherwise come first.
      const paths = categoriesNamed(words, locale);
      return within(paths);
    }
  }
}

/**
 * Returns the recognised parts that apply: what the person selected, or sorts by, overrides the same kind in the
 * search.
 */
function partsOf(
  understood: Understood,
  { locale, own, sort }: { locale: Locale; own: readonly FilterGroup[]; sort: CatalogSort },
): AskedPart[] {
  const chosen: ReadonlySet<FilterGroup['type']> = new Set(
    own.map(({ type }) => (type === 'DISTANCE' ? 'PROVINCE' : type)),
  );
  return understood.parts
    .filter(({ kind }) => kind !== 'CHEAPEST' || sort === 'RECOMMENDED' || sort === 'PRICE_ASC')
    .map((part) => {
      const groups = groupsOf(part, understood, locale);
      return { ...part, groups: part.kind === 'CHEAPEST' && chosen.has('CATEGORY') ? [] : groups };
    })
    .filter(({ kind, groups }) => kind === 'CHEAPEST' || !groups.some(({ type }) => chosen.has(type)));
}

function byType(groups: readonly FilterGroup[]): FilterGroup[] {
  return groups.toSorted((one, other) => (one.type < other.type ? -1 : 1));
}

/** Returns the question with other words and parts, and additional groups that replace the removed words. */
export function reworded(
  question: ReadQuestion,
  { words, parts, groups = [] }: Pick<ReadQuestion, 'words' | 'parts'> & { groups?: readonly FilterGroup[] },
): ReadQuestion {
  const all = [...question.ownGroups, ...parts.flatMap((part) => part.groups), ...groups];
  return { ...question, words, parts, groups: byType(all) };
}

/** Parses a question; missing parts get their defaults. Never throws. */
export function readQuestion(question: Partial<CatalogQuestion>): ReadQuestion {
  const place = readPlace(question.place);
  const asked = (question.filters ?? []).flatMap(({ type, value }) => {
    const isNothing = type === 'SOLD' || value === 'false' || (type === 'DISTANCE' && place === null);
    return isNothing ? [] : [{ type, value }];
  });
  const ownGroups = [...Map.groupBy(asked, ({ type }) => type)]
    .map(([type, group]) =>
      readGroup(
        type,
        group.map(({ value }) => value),
      ),
    )
    // Invalid FIT sizes have no effect, as in a URL that contains them.
    .filter((group) => group.kind !== 'fit' || group.places.length > 0);
  const asSorted = question.sort ?? 'RECOMMENDED';
  const searchString = question.searchString ?? '';
  const understood = understand(searchString);
  const words = askedWords(understood, searchString);
  const locale = words.length === 0 ? 'nl' : (question.locale ?? 'nl');
  const parts = partsOf(understood, { locale, own: ownGroups, sort: asSorted });
  const isCheap = asSorted === 'RECOMMENDED' && parts.some(({ kind }) => kind === 'CHEAPEST');
  const sort = isCheap ? 'PRICE_ASC' : asSorted;
  const offset = whole(question.offset ?? 0, reachableItems);
  return {
    groups: byType([...ownGroups, ...parts.flatMap(({ groups }) => groups)]),
    ownGroups: byType(ownGroups),
    parts,
    words,
    locale,
    sort: sort === 'DISTANCE_ASC' && place === null ? 'RECOMMENDED' : sort,
    // The order by taste is personal and remains unchanged.
    isDiverse:
      (question.tasteOf ?? []).length === 0 &&
      (asSorted === 'RECOMMENDED' || (asSorted === 'DISTANCE_ASC' && place === null)),
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
