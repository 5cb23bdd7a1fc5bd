import type { UseInfiniteQueryResult } from '@tanstack/react-query';
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

/** A list that grows page by page, as QueryList renders it: its loaded pages, and how to load the next one. */
export function useGrowingList<Data>(query: UseInfiniteQueryResult<Data>) {
  const { error, hasNextPage, isFetching, isFetchNextPageError: hasFailed, isStale } = query;
  const isNextOffline = useIsOffline(error);
  // The failure of the next page does not make the loaded pages old.
  const pagesError = hasFailed ? null : error;
  const isOffline = useIsOffline(pagesError);
  const load = async () => {
    // Rows that left the list moved the others to earlier pages: the next page alone would leave some out.
    if (isStale && !hasFailed) await query.refetch();
    await query.fetchNextPage();
  };
  return {
    query: { ...useQueryState(query), error: pagesError, isOffline },
    more: hasNextPage
      ? { load: () => void load(), isLoading: isFetching, hasFailed, isOffline: isNextOffline }
      : null,
  };
}
