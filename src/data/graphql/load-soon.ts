import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { type LoadContext, loadFirst } from './load-first.ts';

/** In milliseconds; a page that takes longer shows its skeletons, so that the tap is seen to have an effect. */
const soon = 200;

/**
 * Like `loadFirst`, but in the browser the page that is left stays for a moment, so that the next one usually begins
 * with its content instead of skeletons, and a view transition has something to lead to. What is stored on the device
 * is shown at once.
 */
export function loadSoon(
  context: LoadContext,
  query: { readonly queryKey: QueryKey; readonly queryFn?: unknown },
): Promise<void> | undefined {
  const { queryClient, isServer } = context;
  if (isServer || queryClient.getQueryData(query.queryKey) !== undefined) return loadFirst(context, query);
  return Promise.race([queryClient.prefetchQuery(query as FetchQueryOptions), untilSoon()]);
}

function untilSoon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, soon));
}
