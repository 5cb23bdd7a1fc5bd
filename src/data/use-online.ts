import { useSyncExternalStore } from 'react';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

function subscribe(listener: () => void): () => void {
  const subscription = online$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Whether the server can be reached, following every change; a page that the server just made was. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => online$.value,
    () => true,
  );
}
