import type { ProductListSort } from '#domain/search/product-list-state.ts';

/** ROUTE-050..055; the other sorts have no word (readings ROUTE-050). */
const words: Readonly<Partial<Record<ProductListSort, string>>> = {
  DATE_NEWEST: 'nieuwste-eerst',
  DATE_OLDEST: 'oudste-eerst',
  POPULARITY: 'populairst',
  PRICE_DESC: 'prijs-aflopend',
  PRICE_ASC: 'prijs-oplopend',
};

/** The segment of a sort, or null when it has none. */
export function segmentOfSort(sort: ProductListSort): string | null {
  return words[sort] ?? null;
}

/** The sort of a segment, or null when it is none of the five words. */
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
