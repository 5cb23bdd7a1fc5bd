import type { ProductListSort } from '#domain/search/product-list-state.ts';

/** The segments of ROUTE-050 to ROUTE-055. The other sort orders have none (ROUTE-050, docs/readings.md). */
const words: Readonly<Partial<Record<ProductListSort, string>>> = {
  DATE_NEWEST: 'nieuwste-eerst',
  DATE_OLDEST: 'oudste-eerst',
  POPULARITY: 'populairst',
  PRICE_DESC: 'prijs-aflopend',
  PRICE_ASC: 'prijs-oplopend',
};

/** Returns the segment of a sort order, or null when it has none. */
export function segmentOfSort(sort: ProductListSort): string | null {
  return words[sort] ?? null;
}

/** Returns the sort order of a segment, or null when it is not one of the five segments. */
export function sortOfSegment(segment: string): ProductListSort | null {
  switch (segment.toLowerCase()) {
    case 'nieuwste-eerst':
      return 'DATE_NEWEST';
    case 'oudste-eerst':
      return 'DATE_OLDEST';
    case 'populairst':
      return 'POPULARITY';
    case 'prijs-aflopend':
      return 'PRICE_DESC';
    case 'prijs-oplopend':
      return 'PRICE_ASC';
    default:
      return null;
  }
}
