import { type QueryKey, useQuery } from '@tanstack/react-query';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { deskKey, notPersisted } from '../desk-query.ts';

type Ask<Data> = (options: { readonly signal: AbortSignal }) => Promise<Data>;

/** What a page of the desk knows of the answer that it asked for. */
export interface DeskAnswer<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isOffline: boolean;
  readonly isFetching: boolean;
  /** The data are those of the question before: the answer to this one is on its way. */
  readonly isPrevious: boolean;
  readonly retry: () => void;
}

/** Asks for one thing of the desk. Nothing of it stays on the device. */
export function useDeskQuery<Data>(userId: string, key: QueryKey, ask: Ask<Data>): DeskAnswer<Data> {
  return useAnswer(userId, key, ask, false);
}

interface ListPage {
  readonly items: readonly { readonly uuid: string }[];
  readonly totalCount: number;
}

/** A page of a list, with its rows by their ids. While another page comes, the last one of the same person is shown. */
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
  const isOffline = !useOnline() || query.error instanceof NetworkError;
  return {
    ...{ data: query.data, error: query.error, isOffline, isFetching: query.isFetching },
    isPrevious: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}
