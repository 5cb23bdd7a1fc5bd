import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What the loader of every route is given. */
export interface LoadContext {
  readonly queryClient: QueryClient;
  /** True while a page is rendered on the server: nobody is signed in there, and nothing of a device can be read. */
  readonly isServer: boolean;
}

/** The options of any query: what each of them answers is the component's business, not the loader's. */
interface FirstQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/**
 * Asks for what a page shows first. On the server the page waits for the answers, so that they travel with the HTML; in
 * the browser they are on their way when this returns and the page shows its skeletons meanwhile. An answer that fails
 * is left to the component's own query, on both sides.
 */
export function loadFirst(
  { queryClient, isServer }: LoadContext,
  ...queries: readonly FirstQuery[]
): Promise<void> | undefined {
  const asked = queries.map((query) => queryClient.prefetchQuery(query as FetchQueryOptions));
  return isServer ? Promise.all(asked).then(() => undefined) : undefined;
}
