import type { Facet, FacetOption, FilterType } from './catalog-search.ts';

/** Sellers are thousands; only the largest are options. */
export const mostSellers = 50;

/** Most frequent first, then by value. */
export function byCount(options: readonly FacetOption[]): FacetOption[] {
  return options
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/** A facet of values alone. */
export function valueFacet(type: FilterType, options: readonly FacetOption[]): Facet {
  return { type, options: byCount(options), min: null, max: null, histogram: [] };
}
