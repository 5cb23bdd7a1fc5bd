import { isReachable, online$ } from '../connectivity/connectivity.ts';

/**
 * For code that the device keeps only once it was used (workers/service-worker/manifest-split.ts): asked for without a
 * network it comes when the network is back, where it would be missing for good otherwise. With a network a failure
 * stays one.
 */
export function patient<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    // The network may come back between a failure and the question whether the server answers, and may then refuse the
    // first request: one failure with a network is no fault yet.
    for (let spare = 1; ; spare -= 1) {
      try {
        return await load();
      } catch (error) {
        // A request fails before anybody knows that the network has gone; a server that does not answer turns online$ false.
        if (online$.value && (await isReachable())) {
          if (spare <= 0) throw error;
          continue;
        }
        await untilOnline();
        spare = 2;
      }
    }
  };
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
