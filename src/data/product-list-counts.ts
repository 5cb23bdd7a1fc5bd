import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from './graphql/client.ts';
import { ProductListCountsDocument, type ProductListCountsQuery } from './product-list-counts.gen.ts';

const fresh = 10 * 60 * 1000;

/** The number of products for sale in each category and of each brand. */
const countsQuery = () =>
  queryOptions({
    queryKey: ['product-list-counts'],
    queryFn: async ({ signal }) => await request(ProductListCountsDocument, {}, { signal }),
    staleTime: fresh,
    retry: false,
  });

function emptyHrefs({ categories, brands }: ProductListCountsQuery): ReadonlySet<string> {
  const subs = categories.flatMap(({ children }) => children);
  const lists = [...categories, ...subs, ...subs.flatMap(({ children }) => children), ...brands];
  return new Set(lists.filter(({ count }) => count === 0).map(({ path }) => `/${path}`));
}

const none: ReadonlySet<string> = new Set();

/** The addresses of categories and brands without any product for sale; empty until the server has answered. */
export function useEmptyProductLists(): ReadonlySet<string> {
  const { data } = useQuery(countsQuery());
  return useMemo(() => (data === undefined ? none : emptyHrefs(data)), [data]);
}
