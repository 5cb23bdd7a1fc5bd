import type { Locale } from '#domain/catalog/entry.ts';
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
import {
  categoriesNamed,
  type Understood,
  type UnderstoodPart,
  understand,
} from './understand/understand.ts';
import { brandSlug } from './words.ts';

/** Bounds of a range in the unit of its column (cents, cm); both ends belong to it. */
interface Range {
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
  /** Around a place that the search itself names; it takes the part of the province. */
  | { readonly kind: 'near'; readonly type: 'PROVINCE'; readonly point: Point; readonly km: number }
  | { readonly kind: 'fit'; readonly type: 'FIT'; readonly places: readonly FitPlace[] }
  /** Categories that the search itself names or falls back on: no choice of the person, so every facet keeps to them. */
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

/** BEST_DEALS (readings FILT-009). */
export const bestDealPercent = 30;
/** The steps of the discount and distance filters (readings FILT-009, FILT-017). */
export const discountSteps = [10, 20, 30, 40, 50, 60] as const;
export const distanceSteps = [5, 10, 15, 25, 50, 75] as const;

/** How far around a town that a search names. */
const nearKm = 25;

const largestInteger = 2_147_483_647;

/** Whether what is sold is shown goes with the question itself. */
type AskedType = Exclude<FilterType, 'SOLD'>;

/** A part of the search that was understood, and what it asks. */
export interface AskedPart extends UnderstoodPart {
  readonly groups: readonly FilterGroup[];
}

/** A question that every engine reads the same way. */
export interface ReadQuestion {
  /** The person's own filters and what the search itself asks. */
  readonly groups: readonly FilterGroup[];
  /** The person's own filters alone. */
  readonly ownGroups: readonly FilterGroup[];
  readonly parts: readonly AskedPart[];
  readonly words: readonly string[];
  /** Of the words; Dutch without any, so that one question stays one question. */
  readonly locale: Locale;
  readonly sort: CatalogSort;
  /** Near-duplicates are moved apart, as long as the person did not ask for a strict order. */
  readonly isDiverse: boolean;
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

function askedWords({ words, parts }: Understood, searchString: string): readonly string[] {
  return words.length === 0 && parts.length === 0 && searchString.trim() !== '' ? [noWord] : words;
}

/** Only what lies under one of these categories; no condition without any. */
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
      // In the order of prices a chair that is only mentioned would come first.
      const paths = categoriesNamed(words, locale);
      return within(paths);
    }
  }
}

/** What the person chose, or sorts by, counts; what their words ask of the same kind is left out then. */
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

/** The question with other words and parts, and with what stands for the words that are gone. */
export function reworded(
  question: ReadQuestion,
  { words, parts, groups = [] }: Pick<ReadQuestion, 'words' | 'parts'> & { groups?: readonly FilterGroup[] },
): ReadQuestion {
  const all = [...question.ownGroups, ...parts.flatMap((part) => part.groups), ...groups];
  return { ...question, words, parts, groups: byType(all) };
}

/** Reads a question; parts that are missing count as not asked. Never throws. */
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
    // Sizes that cannot be read ask nothing, as an address that holds them.
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
    // The order after a person's taste is theirs: nothing is moved in it.
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
