import { useSyncExternalStore } from 'react';
import { online$ } from '#src/platform/connectivity/connectivity.ts';

function subscribe(listener: () => void): () => void {
  const subscription = online$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** Whether the server can be reached, updated on every change; true during server rendering and hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => online$.value,
    () => true,
  );
}
