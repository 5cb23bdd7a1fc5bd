import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { filtersOf } from '#domain/search/normal-product-list.ts';
import {
  type ProductListBase,
  type ProductListState,
  productListPageSize,
} from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import {
  SearchBrandsDocument,
  SearchProductsDocument,
  type SearchProductsQuery,
  type SearchProductsQueryVariables,
} from './catalog.gen.ts';
import { canBePersonal } from './personal.ts';

export type ProductListAnswer = SearchProductsQuery['searchProductsNew'];
/** A value that can be chosen. */
export interface ProductListFacet extends Pick<ProductListAnswer['filterGroups'][number], 'type'> {
  readonly value: string;
  readonly title: string;
  /** Products that have it. */
  readonly count: number;
}
/** Between which values a price or a size can be chosen. */
export type ProductListRange = ProductListAnswer['ranges'][number];

/** The variables of the request for a product list; a distance without a place has no meaning and is left out. */
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

/** The values of all groups. */
export function facetsOf(answer: ProductListAnswer): readonly ProductListFacet[] {
  return answer.filterGroups.flatMap(({ type, values, titles, counts }) =>
    values.map((value, at) => ({ type, value, title: titles[at] ?? value, count: counts[at] ?? 0 })),
  );
}

/** The number of brands that an answer has at most, as catalog.graphql asks for them. */
export const brandsInAnswer = 50;

/** All brands of a product list; its own answer has the most frequent ones. */
export function brandsQuery(state: ProductListState) {
  return queryOptions({
    queryKey: ['brands', productListHref({ ...state, page: 1 })] as const,
    queryFn: async ({ signal }) => {
      const { sort: _sort, limit: _limit, offset: _offset, ...variables } = productListVariables(state);
      return (await request(SearchBrandsDocument, variables, { signal })).searchProductsNew.filters;
    },
  });
}

/** Lists with the same base; while one of them loads, the previous one may be shown. */
function subjectOf(base: ProductListBase): string {
  return JSON.stringify(base);
}

/** The cached answers under a key, the newest last. */
export function knownAnswers(client: QueryClient, queryKey: readonly string[]): readonly ProductListAnswer[] {
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .flatMap((query) => client.getQueryData<ProductListAnswer>(query.queryKey) ?? []);
}

/** Reuses the objects of equal products in other answers, the newest first, so that their tiles do not rerender. */
function withKnownProducts(
  answer: ProductListAnswer,
  others: readonly ProductListAnswer[],
): ProductListAnswer {
  const known = new Map(
    others.flatMap(({ products }) => products.map((product) => [product.uuid, product] as const)),
  );
  return {
    ...answer,
    products: answer.products.map((product) => replaceEqualDeep(known.get(product.uuid), product)),
  };
}

/**
 * One page of a product list, persisted for reading offline. Two states with the same URL share a query; a
 * personalised order has a key of its own (LIST-030).
 */
export function productListQuery(state: ProductListState, asPerson = false) {
  const subject = subjectOf(state.base);
  const personalized = asPerson && canBePersonal(state);
  const name = personalized ? 'my-catalog' : 'catalog';
  return queryOptions({
    queryKey: [name, subject, productListHref(state)] as const,
    queryFn: async ({ signal, client }) => {
      const variables = productListVariables(state, personalized);
      const { searchProductsNew: answer } = await request(SearchProductsDocument, variables, { signal });
      return withKnownProducts(answer, knownAnswers(client, [name, subject]));
    },
    // Another category's products would be wrong; those of the same category stay until the new filter is loaded.
    placeholderData: (previous: ProductListAnswer | undefined, query) =>
      query?.queryKey[1] === subject ? previous : undefined,
  });
}
