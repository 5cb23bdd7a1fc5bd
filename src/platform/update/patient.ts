import { isReachable, online$ } from '../connectivity/connectivity.ts';

/** The pauses between repeated attempts when a request failed although the server responds, in milliseconds. */
const pauses = [200, 1_000];

/**
 * Wraps the import of a chunk that is cached only after its first use (src/route-manifest/offline-parts.ts). An
 * import without a network waits until the network returns instead of failing permanently. With a network, repeated
 * failures reject.
 */
export function patient<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    // An unstable network is noticed by the page and the service worker at different times, and the first requests
    // after its return may fail: only a failure that persists after the pauses is an error.
    for (let repeats = 0; ; ) {
      try {
        return await load();
      } catch (error) {
        // A request fails before the loss of the network is detected; the probe of an unreachable server sets online$
        // to false.
        if (online$.value && (await isReachable())) {
          const wait = pauses[repeats];
          if (wait === undefined) throw error;
          repeats += 1;
          await delay(wait);
        } else {
          await untilOnline();
          repeats = 0;
        }
      }
    }
  };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const following = online$.subscribe((online) => {
      if (!online) return;
      resolve();
      queueMicrotask(() => following.unsubscribe());
    });
  });
}
