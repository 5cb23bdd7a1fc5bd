import { type Facet, type FacetOption, type FilterType, histogramBins } from '../catalog-search.ts';
import { byCount, mostSellers, valueFacet } from '../facet.ts';
import { discountSteps, distanceSteps, flagTypes, type RangeType, rangeTypes } from '../read-question.ts';
import type { DictionaryName, listNames, Names } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import { type Field, type RangeField, type ReadonlyCounts, rangeLimits } from './records.ts';
import { valuesOfSet } from './row-text.ts';

/** Counts for the facet of a filter type, without the selection of this type. */
export interface FacetCounts {
  of(type: FilterType, field: Field): ReadonlyCounts;
  /** Returns the values at or above the limit of a range field, in any order. */
  large(type: FilterType, field: RangeField): readonly number[];
}

/** Returns the values with the highest counts, in the order of `byCount`. */
function highest(dictionary: Dictionary, counts: ReadonlyCounts, most: number): FacetOption[] {
  const ranks = dictionary.ranks();
  const found: number[] = [];
  for (let number = 1; number < counts.length; number += 1) if ((counts[number] ?? 0) > 0) found.push(number);
  // Combines the count and the rank of the value into one number, because sorting plain numbers is many times faster.
  const step = 2 ** 22;
  const keys = Float64Array.from(
    found,
    (number) => (ranks[number] ?? 0) - (counts[number] ?? 0) * step,
  ).sort();
  const byRank = new Map(found.map((number) => [ranks[number] ?? 0, number]));
  return Array.from(keys.subarray(0, most), (key) => {
    const count = -Math.floor(key / step);
    const number = byRank.get(key + count * step) ?? 0;
    return { value: dictionary.values[number] ?? '', count };
  });
}

function named(
  names: Names,
  counts: ReadonlyCounts,
  type: FilterType,
  name: DictionaryName,
  most = Infinity,
): Facet {
  const dictionary = names.dictionaries[name];
  return { type, options: highest(dictionary, counts, most), min: null, max: null, histogram: [] };
}

function categories({ dictionaries }: Names, counts: ReadonlyCounts): Facet {
  const byPath = new Map<string, number>();
  for (let number = 1; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count === 0) continue;
    const parts = (dictionaries.path.values[number] ?? '').split('/');
    for (let level = 1; level <= parts.length; level += 1) {
      const path = parts.slice(0, level).join('/');
      byPath.set(path, (byPath.get(path) ?? 0) + count);
    }
  }
  return valueFacet('CATEGORY', optionsOf(byPath));
}

const optionsOf = (counts: ReadonlyMap<string, number>): FacetOption[] =>
  [...counts].map(([value, count]) => ({ value, count }));

const setMembers = new WeakMap<Dictionary, (readonly string[])[]>();

/** Derives the counts of single values from the counts of their combinations. */
function listCounts(dictionary: Dictionary, counts: ReadonlyCounts): Map<string, number> {
  const members = setMembers.get(dictionary) ?? [];
  setMembers.set(dictionary, members);
  const found = new Map<string, number>();
  for (let number = 1; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count === 0) continue;
    const values = members[number] ?? valuesOfSet(dictionary.values[number] ?? '');
    members[number] = values;
    for (const value of values) found.set(value, (found.get(value) ?? 0) + count);
  }
  return found;
}

/** Counts the rows with a discount of at least `least` percent; -1 stands for no reduction. */
function reducedBy(offers: ReadonlyCounts, least: number): number {
  let count = 0;
  for (let code = (least + 1) * 4; code < offers.length; code += 1) count += offers[code] ?? 0;
  return count;
}

function offersWith(offers: ReadonlyCounts, bit: number): number {
  return offers.reduce((sum, count, code) => sum + ((code & bit) === 0 ? 0 : count), 0);
}

function flag({ dictionaries }: Names, counts: FacetCounts, type: (typeof flagTypes)[number]): Facet {
  const offers = () => counts.of(type, 'offer');
  const count = {
    ACCEPT_OFFERS: () => offersWith(offers(), 1),
    SECOND_CHANCE: () => offersWith(offers(), 2),
    SALE: () => reducedBy(offers(), 0),
    BEST_DEALS: () => reducedBy(offers(), 30),
    WE_LOVE: () => listCounts(dictionaries.COLLECTIONS, counts.of(type, 'COLLECTIONS')).get('we-love') ?? 0,
  }[type]();
  return valueFacet(type, [{ value: 'true', count }]);
}

const rangeFields = { PRICE: 'price', WIDTH: 'width', HEIGHT: 'height', DEPTH: 'depth' } as const;

function range(counts: FacetCounts, type: RangeType): Facet {
  const field = rangeFields[type];
  const limit = rangeLimits[field];
  const table = counts.of(type, field);
  const large = (table[limit] ?? 0) > 0 ? counts.large(type, field) : [];
  let min = field === 'price' ? 0 : 1;
  const first = min;
  while (min < limit && (table[min] ?? 0) === 0) min += 1;
  let max = limit - 1;
  while (max >= first && (table[max] ?? 0) === 0) max -= 1;
  if (max < first && large.length === 0) return { type, options: [], min: null, max: null, histogram: [] };
  const lowest = max < first ? Math.min(...large) : min;
  const top = large.reduce((highestYet, value) => Math.max(highestYet, value), max);
  const histogram = Array.from({ length: histogramBins }, () => 0);
  const put = (value: number, count: number) => {
    const bin = top === lowest ? 0 : Math.floor(((value - lowest) * histogramBins) / (top - lowest));
    const last = Math.min(histogramBins - 1, bin);
    histogram[last] = (histogram[last] ?? 0) + count;
  };
  for (let value = min; value <= max; value += 1) {
    const count = table[value] ?? 0;
    if (count > 0) put(value, count);
  }
  for (const value of large) put(value, 1);
  return { type, options: [], min: lowest, max: top, histogram };
}

function discounts(offers: ReadonlyCounts): Facet {
  const options = discountSteps.map((step) => ({ value: String(step), count: reducedBy(offers, step) }));
  return valueFacet('MIN_DISCOUNT', options);
}

function circles(places: ReadonlyCounts, distances: Float64Array): Facet {
  const within = (km: number) =>
    places.reduce((sum, count, at) => sum + ((distances[at] ?? 0) <= km ? count : 0), 0);
  const options = distanceSteps.map((step) => ({ value: String(step), count: within(step) }));
  return valueFacet('DISTANCE', options);
}

/** Builds all facets, each from counts without its own filter. */
export function facetsOf(names: Names, counts: FacetCounts, distances: Float64Array | null): Facet[] {
  const single = (type: 'PROVINCE' | 'BRAND' | 'DECADE_PERIOD', field: 'province' | 'brand' | 'decade') =>
    named(names, counts.of(type, field), type, field);
  const list = (type: (typeof listNames)[number]) => ({
    ...valueFacet(type, []),
    options: byCount(optionsOf(listCounts(names.dictionaries[type], counts.of(type, type)))),
  });
  return [
    categories(names, counts.of('CATEGORY', 'path')),
    named(names, counts.of('SELLER', 'seller'), 'SELLER', 'seller', mostSellers),
    single('PROVINCE', 'province'),
    single('BRAND', 'brand'),
    list('COLORS'),
    list('MATERIALS'),
    list('STYLES'),
    single('DECADE_PERIOD', 'decade'),
    list('COLLECTIONS'),
    ...flagTypes.map((type) => flag(names, counts, type)),
    discounts(counts.of('MIN_DISCOUNT', 'offer')),
    ...(distances === null ? [] : [circles(counts.of('DISTANCE', 'place'), distances)]),
    ...rangeTypes.map((type) => range(counts, type)),
  ];
}
