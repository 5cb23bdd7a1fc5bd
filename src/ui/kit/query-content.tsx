import type { ReactNode } from 'react';
import { AgeNote } from './age-note.tsx';
import { LoadProblem } from './load-problem.tsx';

/** What a page shows of a query besides its data: whether it is loading, failed, offline or old. */
export interface QueryState<Data> {
  /** Undefined until the first response. */
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isOffline: boolean;
  readonly isFetching: boolean;
  /** Milliseconds since 1970 at which the data came from the server. */
  readonly updatedAt: number;
  readonly retry: () => void;
}

interface QueryWaitProps {
  readonly query: Omit<QueryState<unknown>, 'data' | 'updatedAt'>;
  /** Rendered while the data loads. */
  readonly skeleton: ReactNode;
  readonly isWholePage?: boolean;
}

/** A placeholder while there is no data yet, or why it could not be loaded, with a retry button. */
export function QueryWait({ query, skeleton, isWholePage = false }: QueryWaitProps) {
  const { error, isOffline, isFetching, retry } = query;
  if (error === null) return skeleton;
  return (
    <LoadProblem isWholePage={isWholePage} isOffline={isOffline} isRetrying={isFetching} onRetry={retry} />
  );
}

/** How old the data is, if it could not be refreshed. */
export function QueryAge({ query }: { readonly query: QueryState<unknown> }) {
  const { data, error, isOffline, updatedAt } = query;
  // Rows of the previous page that stay while the next one loads have no age of their own.
  if (data === undefined || updatedAt === 0 || (error === null && !isOffline)) return null;
  return <AgeNote updatedAt={updatedAt} isOffline={isOffline} />;
}

export interface QueryContentProps<Data> extends Pick<QueryWaitProps, 'skeleton' | 'isWholePage'> {
  readonly query: QueryState<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What depends on a query: its data with the age of what could not be refreshed, or the wait for it. */
export function QueryContent<Data>({ query, children, ...wait }: QueryContentProps<Data>) {
  const { data } = query;
  if (data === undefined) return <QueryWait query={query} {...wait} />;
  return (
    <>
      <QueryAge query={query} />
      {children(data)}
    </>
  );
}
