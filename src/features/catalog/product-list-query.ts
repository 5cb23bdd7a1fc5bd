import { queryOptions } from '@tanstack/react-query';
import { filtersOf } from '#domain/search/normal-product-list.ts';
import {
  type ProductListBase,
  type ProductListState,
  productListPageSize,
} from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import {
  SearchProductsDocument,
  type SearchProductsQuery,
  type SearchProductsQueryVariables,
} from './catalog.gen.ts';
import { canBePersonal } from './personal.ts';

export type ProductListAnswer = SearchProductsQuery['searchProductsNew'];
export type ProductListFacet = ProductListAnswer['filters'][number];

/** What the server is asked for a listing; a distance without a place says nothing and is left out. */
export function productListVariables(
  state: ProductListState,
  personalized = false,
): SearchProductsQueryVariables {
  const { base, place, sort, page } = state;
  return {
    filters: filtersOf(state)
      .filter(({ type }) => place !== null || type !== 'DISTANCE')
      .map(({ type, value }) => ({ type, value })),
    searchString: base.kind === 'search' ? base.words : null,
    mltSlug: base.kind === 'similar' ? base.slug : null,
    sort,
    postcode: place?.postcode ?? null,
    country: place?.country ?? null,
    limit: productListPageSize,
    offset: (page - 1) * productListPageSize,
    ...(personalized && { personalized }),
  };
}

/** Views of one subject; while one of them loads another may stand in for it. */
function subjectOf(base: ProductListBase): string {
  return JSON.stringify(base);
}

/**
 * One page of a listing, kept for reading offline. Two states with one address are one query; in a person's own order
 * it goes with the person (LIST-030).
 */
export function productListQuery(state: ProductListState, asPerson = false) {
  const subject = subjectOf(state.base);
  const personalized = asPerson && canBePersonal(state);
  return queryOptions({
    queryKey: [personalized ? 'my-catalog' : 'catalog', subject, productListHref(state)] as const,
    queryFn: async ({ signal }) =>
      (await request(SearchProductsDocument, productListVariables(state, personalized), { signal }))
        .searchProductsNew,
    // A category in the place of another one would be a lie; the same one with another filter is a rest for the eye.
    placeholderData: (previous: ProductListAnswer | undefined, query) =>
      query?.queryKey[1] === subject ? previous : undefined,
  });
}
