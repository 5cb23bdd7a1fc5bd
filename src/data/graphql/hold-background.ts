import type { QueryClient, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { NetworkError } from './errors.ts';

/**
 * Leaves out what nobody waits for while there is no network: the refresh of an answer that is there already. A first
 * load, and whatever follows an action of the person, is tried: a browser that says "offline" may be wrong.
 */
function askIfNeeded<Result>(
  ask: QueryFunction<Result, QueryKey, never>,
  context: QueryFunctionContext<QueryKey, never>,
  query: { readonly state: { readonly data: unknown } },
): Result | Promise<Result> {
  if (!network$.value && query.state.data !== undefined && !isAction()) throw new NetworkError('offline');
  return ask(context);
}

/** Whether the person pressed something a moment ago; true where the browser does not say. */
function isAction(): boolean {
  return typeof navigator === 'undefined' || navigator.userActivation?.isActive !== false;
}

/** From now on the client refreshes nothing by itself while there is no network. */
export function holdBackground(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, persister: askIfNeeded } });
}
