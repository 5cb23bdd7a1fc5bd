import { useSyncExternalStore } from 'react';
import { closed$, online$ } from '#src/platform/connectivity/connectivity.ts';

/**
 * Whether the shop is closed rather than the device offline: the server answers 503, or does not answer although the
 * browser has a network (CONTENT-017, docs/readings.md). `isBrowserOnline` is `navigator.onLine`.
 */
export function isClosed(state: {
  readonly isReached: boolean;
  readonly saysClosed: boolean;
  readonly isBrowserOnline: boolean;
}): boolean {
  return state.isBrowserOnline && (state.saysClosed || !state.isReached);
}

function subscribe(changed: () => void): () => void {
  // Two subscriptions instead of `merge`, which would add 2 kB to the first route.
  const subscription = online$.subscribe(changed);
  subscription.add(closed$.subscribe(changed));
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const now = () =>
  isClosed({
    isReached: online$.value,
    saysClosed: closed$.value,
    isBrowserOnline: navigator.onLine !== false,
  });

export function useMaintenance(): boolean {
  return useSyncExternalStore(subscribe, now, () => false);
}
