import type { FunctionComponent } from 'react';
import { isReachable, online$ } from '../connectivity/connectivity.ts';
import { errorText, logger } from '../logger/logger.ts';

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

interface Part<Props> {
  readonly default: FunctionComponent<Props>;
}

/**
 * Like `patient`, for a part that the page can do without: when it cannot be loaded it stays empty instead of failing
 * with the whole page. Firefox and Safari repeat no import that has failed, so an import without a network can fail
 * until the page is loaded again.
 */
export function patientOrEmpty<Props>(load: () => Promise<Part<Props>>): () => Promise<Part<Props>> {
  const loadPart = patient(load);
  return () =>
    loadPart().catch((error: unknown) => {
      logger.warn('part_not_loaded', { error: errorText(error) });
      return { default: () => null };
    });
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
