import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** The context that every route loader receives. */
export interface LoadContext {
  readonly queryClient: QueryClient;
  /** True while a page is rendered on the server, where nobody is signed in and no device storage exists. */
  readonly isServer: boolean;
}

/** The options of any query. The loader does not need the types of the results. */
interface FirstQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/**
 * Prefetches what a page shows first. On the server the page waits for the results, so that they are sent with the
 * HTML. In the browser the requests are in progress when this returns and the page shows its skeletons. A request
 * that fails is left to the component's own query, on both sides.
 */
export function loadFirst(
  { queryClient, isServer }: LoadContext,
  ...queries: readonly FirstQuery[]
): Promise<void> | undefined {
  const asked = queries.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions));
  return isServer ? Promise.all(asked).then(() => undefined) : undefined;
}
