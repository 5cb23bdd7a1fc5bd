import type { FilterType, ListingBase } from '#domain/search/listing-state.ts';
import { baseFilters } from '#domain/search/normal-listing.ts';

/** The filters that a listing itself already fixes: a brand page has no brand filter. A category can still be narrowed. */
export function fixedTypes(base: ListingBase): ReadonlySet<FilterType> {
  return new Set(
    baseFilters(base)
      .map(({ type }) => type)
      .filter((type) => type !== 'CATEGORY'),
  );
}

/** The values of the category that the base fixes, from the top; empty when it fixes none. */
export function fixedCategory(base: ListingBase): string {
  return baseFilters(base).find(({ type }) => type === 'CATEGORY')?.value ?? '';
}
