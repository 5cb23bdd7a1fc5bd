import type { Facet, FacetOption, FilterType } from './catalog-search.ts';

/** Maximum number of seller options; there are thousands of sellers, so only the largest are shown. */
export const mostSellers = 50;

/** Orders by count, descending, then by value. */
export function byCount(options: readonly FacetOption[]): FacetOption[] {
  return options
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/** Builds a facet that has only values. */
export function valueFacet(type: FilterType, options: readonly FacetOption[]): Facet {
  return { type, options: byCount(options), min: null, max: null, histogram: [] };
}
