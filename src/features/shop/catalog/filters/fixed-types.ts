import { baseFilters } from '#domain/search/normal-product-list.ts';
import type { FilterType, ProductListBase } from '#domain/search/product-list-state.ts';

/** The filters that a product list fixes: a brand page has no brand filter. A category can still be narrowed. */
export function fixedTypes(base: ProductListBase): ReadonlySet<FilterType> {
  return new Set(
    baseFilters(base)
      .map(({ type }) => type)
      .filter((type) => type !== 'CATEGORY'),
  );
}

/** The category that the base fixes, as its full path; empty when it fixes none. */
export function fixedCategory(base: ProductListBase): string {
  return baseFilters(base).find(({ type }) => type === 'CATEGORY')?.value ?? '';
}
