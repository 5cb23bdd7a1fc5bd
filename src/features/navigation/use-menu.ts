import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { MenuCountsDocument, type MenuCountsQuery } from './menu.gen.ts';
import { type MenuEntry, withoutEmpty } from './menu-content.ts';

const fresh = 10 * 60 * 1000;

/** How many products of each category can be bought. */
const countsQuery = () =>
  queryOptions({
    queryKey: ['menu-counts'],
    queryFn: async ({ signal }) => (await request(MenuCountsDocument, {}, { signal })).categories,
    staleTime: fresh,
    retry: false,
  });

function emptyPaths(categories: MenuCountsQuery['categories']): ReadonlySet<string> {
  const all = categories.flatMap((main) => [main, ...main.children.flatMap((sub) => [sub, ...sub.children])]);
  return new Set(all.filter(({ count }) => count === 0).map(({ path }) => `/${path}`));
}

/** The entries of a menu that lead to products; all of them as long as the server has not said which do. */
export function useFilledEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const { data } = useQuery(countsQuery());
  return useMemo(
    () => (data === undefined ? entries : withoutEmpty(entries, emptyPaths(data))),
    [entries, data],
  );
}
