import { followSession } from '#src/data/graphql/query-cache.ts';
import { tryAgainLater } from '#src/platform/connectivity/try-again-later.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { followPageFocus } from './page-focus.ts';
import { queryClient, router } from './router.ts';

/** What may wait until the first screen is there: the device's database, sync, the service worker. */
export function startAfterPaint(): void {
  followSession(queryClient);
  followPageFocus(router);
  requestAnimationFrame(() => whenIdle(() => void startRest()));
}

/** Milliseconds after which it is done on a busy device as well. */
const atTheLatest = 2_000;

/** Between the pieces in which the page becomes alive, and after the taps of whoever is already there. */
function whenIdle(work: () => void): void {
  // Safari does not tell when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: atTheLatest });
  else setTimeout(work, 200);
}

/** `wait`: milliseconds until it is tried again, should it fail. */
async function startRest(wait = 5_000): Promise<void> {
  try {
    const { startLocalParts } = await import('./start-local-parts.ts');
    startLocalParts(queryClient, router);
  } catch (error) {
    // Without it the shop can still be read; hearts and drafts say that they wait.
    logger.error('local_parts_not_started', { error: errorText(error) });
    // The network may have gone in the first second.
    tryAgainLater(() => void startRest(wait * 2), wait);
  }
}
