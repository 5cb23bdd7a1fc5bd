import { useSyncExternalStore } from 'react';
import { browserOnline$, closed$, online$ } from '#src/platform/connectivity/connectivity.ts';

/**
 * Whether the shop is closed rather than the device offline: the server answers 503, or does not answer although the
 * browser has a network (CONTENT-017, docs/readings.md). `isBrowserOnline` is what the browser says.
 */
export function isClosed(state: {
  readonly isReached: boolean;
  readonly isServerClosed: boolean;
  readonly isBrowserOnline: boolean;
}): boolean {
  return state.isBrowserOnline && (state.isServerClosed || !state.isReached);
}

function subscribe(changed: () => void): () => void {
  // Three subscriptions instead of `merge`, which would add 2 kB to the first route.
  const subscription = online$.subscribe(changed);
  subscription.add(closed$.subscribe(changed));
  subscription.add(browserOnline$.subscribe(changed));
  return () => subscription.unsubscribe();
}

const now = () =>
  isClosed({
    isReached: online$.value,
    isServerClosed: closed$.value,
    isBrowserOnline: browserOnline$.value,
  });

export function useMaintenance(): boolean {
  return useSyncExternalStore(subscribe, now, () => false);
}
