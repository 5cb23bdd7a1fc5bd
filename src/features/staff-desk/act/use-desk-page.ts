import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { notKept } from '../desk-query.ts';

/** The key of everything that the desk asks; an act refreshes all of it. */
export const deskKey = 'staff-desk';

/** Asks for something of the desk. Nothing of it stays on the device; while another page comes the last one is shown. */
export function useDeskQuery<Data>(
  userId: string,
  key: QueryKey,
  ask: (options: { readonly signal: AbortSignal }) => Promise<Data>,
) {
  const query = useQuery({
    queryKey: [deskKey, userId, ...key],
    meta: notKept,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask({ signal }),
  });
  const isOffline = !useOnline() || query.error instanceof NetworkError;
  return {
    data: query.data,
    error: query.error,
    isOffline,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** A page of a list, as the list shows it. */
export function rowsOf<Item extends { readonly uuid: string }>(
  query: Omit<ReturnType<typeof useDeskQuery>, 'data'> & {
    readonly data: { readonly items: readonly Item[]; readonly totalCount: number } | undefined;
  },
) {
  const { data, ...rest } = query;
  const rows = data?.items.map((item) => ({ ...item, id: item.uuid }));
  return { ...rest, rows, totalCount: data?.totalCount ?? 0 };
}
