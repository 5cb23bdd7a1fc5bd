import type { UseBaseQueryResult } from '@tanstack/react-query';
import { useIsOffline } from './use-is-offline.ts';

/** What a page shows of a query besides its data: whether it is loading, failed, offline or old. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isOffline: boolean;
  readonly isFetching: boolean;
  /** Milliseconds since 1970 at which the data came from the server. */
  readonly updatedAt: number;
  readonly retry: () => void;
}

/** The state of a query for the components of ui that render it (QueryContent, QueryList, AccountList). */
export function useQueryState<Data>(query: UseBaseQueryResult<Data>): QueryState<Data> {
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  const isOffline = useIsOffline(error);
  return { data, error, isOffline, isFetching, updatedAt: dataUpdatedAt, retry: () => void refetch() };
}
