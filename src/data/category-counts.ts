import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CategoryCountsDocument, type CategoryCountsQuery } from './category-counts.gen.ts';
import { request } from './graphql/client.ts';

const fresh = 10 * 60 * 1000;

/** The number of products for sale in each category. */
const countsQuery = () =>
  queryOptions({
    queryKey: ['category-counts'],
    queryFn: async ({ signal }) => (await request(CategoryCountsDocument, {}, { signal })).categories,
    staleTime: fresh,
    retry: false,
  });

function emptyHrefs(categories: CategoryCountsQuery['categories']): ReadonlySet<string> {
  const all = categories.flatMap((main) => [main, ...main.children.flatMap((sub) => [sub, ...sub.children])]);
  return new Set(all.filter(({ count }) => count === 0).map(({ path }) => `/${path}`));
}

const none: ReadonlySet<string> = new Set();

/** The addresses of categories without any product for sale; empty until the server has answered. */
export function useEmptyCategories(): ReadonlySet<string> {
  const { data } = useQuery(countsQuery());
  return useMemo(() => (data === undefined ? none : emptyHrefs(data)), [data]);
}
