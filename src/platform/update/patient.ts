import { isReachable, online$ } from '../connectivity/connectivity.ts';

/** Milliseconds between the repeats of a request that failed although the server answers. */
const pauses = [200, 1_000];

/**
 * For code that the device keeps only once it was used (workers/service-worker/manifest-split.ts): asked for without a
 * network it comes when the network is back, where it would be missing for good otherwise. With a network a failure
 * stays one.
 */
export function patient<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    // A network that comes and goes reaches the page and its service worker at different moments, and may refuse the
    // first requests: a failure is a fault only once it is repeated after a pause.
    for (let repeats = 0; ; ) {
      try {
        return await load();
      } catch (error) {
        // A request fails before anybody knows that the network has gone; a server that does not answer turns online$ false.
        if (online$.value && (await isReachable())) {
          const wait = pauses[repeats];
          if (wait === undefined) throw error;
          repeats += 1;
          await sleep(wait);
        } else {
          await untilOnline();
          repeats = 0;
        }
      }
    }
  };
}

function sleep(milliseconds: number): Promise<void> {
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
