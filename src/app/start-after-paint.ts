import { followSession } from '#src/data/graphql/query-cache.ts';
import { tryAgainLater } from '#src/platform/connectivity/try-again-later.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { whenIdle } from '#src/platform/update/when-idle.ts';
import { followPageFocus } from './page-focus.ts';
import { queryClient, router } from './router.ts';

/** Starts what may wait for the first screen: the local database, sync and the service worker. */
export function startAfterPaint(): void {
  followSession(queryClient);
  followPageFocus(router);
  requestAnimationFrame(() => whenIdle(() => void startRest(), 2_000));
}

/** `wait` is the number of milliseconds until a failed start is retried. */
async function startRest(wait = 5_000): Promise<void> {
  try {
    const { startLocalParts } = await import('./start-local-parts.ts');
    startLocalParts(queryClient, router);
  } catch (error) {
    // Without it the shop can still be read; wishlist and drafts say that they wait.
    logger.error('local_parts_not_started', { error: errorText(error) });
    // The network may have failed in the first second.
    tryAgainLater(() => void startRest(wait * 2), wait);
  }
}
