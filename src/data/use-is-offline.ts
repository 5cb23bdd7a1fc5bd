import { useSyncExternalStore } from 'react';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { NetworkError } from './graphql/errors.ts';

function subscribe(listener: () => void): () => void {
  const subscription = online$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/**
 * Whether the server cannot be reached: the device is offline, or the request that failed with `error` got no answer.
 * Updated on every change; without a failed request false during server rendering and hydration. Screens use it
 * instead of the browser's own events.
 */
export function useIsOffline(error?: Error | null): boolean {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !online$.value,
    () => false,
  );
  return isOffline || error instanceof NetworkError;
}
