import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  BrandsOverviewDocument,
  CollectionsOverviewDocument,
  StylesOverviewDocument,
} from './overviews.gen.ts';

/** Every brand that has a page, with its current number of products. */
export function brandsQuery() {
  return queryOptions({
    queryKey: ['overview', 'brands'],
    queryFn: async ({ signal }) => (await request(BrandsOverviewDocument, {}, { signal })).brands,
  });
}

/** The number of products of each collection. */
export function collectionsQuery() {
  return queryOptions({
    queryKey: ['overview', 'collections'],
    queryFn: async ({ signal }) => (await request(CollectionsOverviewDocument, {}, { signal })).collections,
  });
}

/** The number of products of each style and each decade, by its value. */
export function styleCountsQuery() {
  return queryOptions({
    queryKey: ['overview', 'styles'],
    queryFn: async ({ signal }) => {
      const { styles, searchProductsNew } = await request(StylesOverviewDocument, {}, { signal });
      const decades = searchProductsNew.filters.filter(({ type }) => type === 'DECADE_PERIOD');
      return [...styles, ...decades].map(({ value, count }) => [value, count ?? 0] as const);
    },
  });
}
