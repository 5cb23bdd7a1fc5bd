import { normalProductList } from '#domain/search/normal-product-list.ts';
import type { ProductListBase, ProductListState } from '#domain/search/product-list-state.ts';
import { placeSegment } from '#domain/search/search-place.ts';
import { productListSearch } from './product-list-search.ts';
import { segmentOfSort } from './product-list-segments.ts';
import { encoded } from './segments.ts';

/**
 * Returns the canonical URL of a product list (ROUTE-047 to ROUTE-059): its path, then the sort order or the place,
 * then the page from 2 on, then the filters in the query. States that show the same product list have the same URL.
 */
export function productListHref(state: ProductListState): string {
  const { path, query } = productListTarget(state);
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the path of that URL and its query without "?". */
function productListTarget(state: ProductListState): { readonly path: string; readonly query: string } {
  const normal = normalProductList(state);
  const path = [...baseSegments(normal.base).map(encoded), ...endSegments(normal)];
  return { path: `/${path.join('/')}`, query: productListSearch(normal) };
}

function baseSegments(base: ProductListBase): readonly string[] {
  switch (base.kind) {
    case 'new':
      return ['net-binnen'];
    case 'second-chance':
      return ['tweedekans'];
    case 'sale':
      return ['sale'];
    case 'design':
      return ['design-meubels'];
    case 'category':
      return base.secondChance ? [...base.path, 'tweedekans'] : base.path;
    case 'brand':
    case 'style':
    case 'decade':
      return [base.value];
    case 'collection':
      return ['collecties', base.value];
    case 'search':
      return ['zoeken', base.words.replaceAll(' ', '-')];
    case 'seller':
      return ['verkoper', base.uuid];
    case 'similar':
      return ['vergelijkbaar', base.slug];
  }
}

function endSegments({ base, sort, place, page }: ProductListState): readonly string[] {
  const word = sort === 'DISTANCE_ASC' && place !== null ? placeSegment(place) : segmentOfSort(sort);
  const isUsual = base.kind === 'new' && sort === 'DATE_NEWEST';
  return [...(word === null || isUsual ? [] : [word]), ...(page > 1 ? [String(page)] : [])];
}
