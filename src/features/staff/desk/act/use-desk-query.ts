import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import type { QueryState } from '#src/ui/kit/query-content.tsx';
import { deskKey, notPersisted } from '../desk-query.ts';

type Ask<Data> = (options: { readonly signal: AbortSignal }) => Promise<Data>;

export interface DeskAnswer<Data> extends Omit<QueryState<Data>, 'updatedAt'> {
  /** Whether the data belongs to the previous query while the current one is loading. */
  readonly isPrevious: boolean;
}

/** Queries data of the staff desk. Not persisted on the device. */
export function useDeskQuery<Data>(userId: string, key: QueryKey, ask: Ask<Data>): DeskAnswer<Data> {
  return useAnswer(userId, key, ask, false);
}

interface ListPage {
  readonly items: readonly { readonly uuid: string }[];
  readonly totalCount: number;
}

/**
 * Queries a page of a list, with the uuid of each row as its id. While the next page loads, the previous page of the
 * same user stays visible.
 */
export function useDeskList<Page extends ListPage>(userId: string, key: QueryKey, ask: Ask<Page>) {
  const answer = useAnswer(userId, key, ask, true);
  const items: readonly Page['items'][number][] | undefined = answer.data?.items;
  const rows = items?.map((item) => ({ ...item, id: item.uuid }));
  return { ...answer, rows, totalCount: answer.data?.totalCount ?? 0 };
}

function useAnswer<Data>(userId: string, key: QueryKey, ask: Ask<Data>, isList: boolean): DeskAnswer<Data> {
  const query = useQuery<Data>({
    queryKey: [deskKey, userId, ...key],
    meta: notPersisted,
    staleTime: 0,
    placeholderData: (previous, before) => (isList && before?.queryKey[1] === userId ? previous : undefined),
    queryFn: ({ signal }) => ask({ signal }),
  });
  const isOffline = useIsOffline(query.error);
  return {
    ...{ data: query.data, error: query.error, isOffline, isFetching: query.isFetching },
    isPrevious: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}
