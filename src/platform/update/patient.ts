import { online$ } from '../connectivity/connectivity.ts';

/**
 * For code that the device keeps only once it was used (workers/service-worker/manifest-split.ts): asked for without a
 * network it comes when the network is back, where it would be missing for good otherwise. With a network a failure
 * stays one.
 */
export function patient<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      // The browser knows at once that the network has gone; our own word of it follows.
      if (online$.value && navigator.onLine !== false) throw error;
      await untilOnline();
      return load();
    }
  };
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const following = online$.subscribe((online) => {
      if (!online || navigator.onLine === false) return;
      resolve();
      queueMicrotask(() => following.unsubscribe());
    });
  });
}
