import type { UseBaseQueryResult } from '@tanstack/react-query';
import { useIsOffline } from './use-is-offline.ts';

/** The state of a query for the components of ui that render it (`QueryState` of query-content.tsx). */
export function useQueryState<Data>(query: UseBaseQueryResult<Data>) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  const isOffline = useIsOffline(error);
  return { data, error, isOffline, isFetching, updatedAt: dataUpdatedAt, retry: () => void refetch() };
}
