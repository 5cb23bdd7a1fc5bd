import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsOffline } from './use-is-offline.ts';
import { useQueryState } from './use-query-state.ts';

/** The offset of the page after the first `pageCount` pages; undefined if they have all rows. */
export function nextOffset(pageCount: number, pageSize: number, totalCount: number): number | undefined {
  const offset = pageCount * pageSize;
  return offset < totalCount ? offset : undefined;
}

/** The rows of all loaded pages. A row that moved to another page between two requests is returned once. */
export function distinctRows<Row extends { readonly uuid: string }>(
  pages: readonly { readonly rows: readonly Row[] }[],
): readonly Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.uuid, row] as const))).values()];
}

/**
 * A query with pages, as its screen renders it: the loaded pages, and how to load the next one. The failure of the next
 * page does not make the loaded pages old.
 */
export function useNextPage<Data>(query: UseInfiniteQueryResult<Data>, before?: () => Promise<Error | null>) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [isLoading, setLoading] = useState(false);
  const { error, hasNextPage } = query;
  const pagesError = error === failure ? null : error;
  const isOffline = useIsOffline(pagesError);
  const isNextOffline = useIsOffline(failure);
  const load = async () => {
    setLoading(true);
    setFailure((await before?.()) ?? (await query.fetchNextPage()).error);
    setLoading(false);
  };
  return {
    query: { ...useQueryState(query), error: pagesError, isOffline },
    more: hasNextPage
      ? {
          load: () => void load(),
          isLoading,
          hasFailed: failure !== null,
          isOffline: isNextOffline,
        }
      : null,
  };
}

/** A list that grows page by page (`useNextPage`), with pages that are found by their offset. */
export function useGrowingList<Data>(query: UseInfiniteQueryResult<Data>) {
  // Read here, because a component renders again for what it read of a query while it rendered.
  const { isStale } = query;
  // Rows that left the list moved the others to earlier pages: the next page alone would leave some out.
  const refresh = async () => (isStale ? (await query.refetch()).error : null);
  return useNextPage(query, refresh);
}
