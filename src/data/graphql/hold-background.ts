import type { QueryClient, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { NetworkError } from './errors.ts';

/**
 * Skips background refetches of existing results while there is no network. First loads, and requests that follow an
 * action of the person, are sent anyway: a browser that reports "offline" may be wrong.
 */
function askIfNeeded<Result>(
  ask: QueryFunction<Result, QueryKey, never>,
  context: QueryFunctionContext<QueryKey, never>,
  query: { readonly state: { readonly data: unknown } },
): Result | Promise<Result> {
  if (!network$.value && query.state.data !== undefined && !isAction())
    throw new NetworkError('offline: a background refetch was not sent');
  return ask(context);
}

/** Whether the person interacted with the page a moment ago; true where the browser does not say. */
function isAction(): boolean {
  return typeof navigator === 'undefined' || navigator.userActivation?.isActive !== false;
}

/** Stops the client's background refetches for as long as there is no network. */
export function holdBackground(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, persister: askIfNeeded } });
}
