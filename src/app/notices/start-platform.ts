import { combineLatest, delay, filter, first, switchMap } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { noteGoodMoment } from '#src/platform/install/install.ts';
import { session$ } from '#src/platform/session/session.ts';
import {
  followMissingChunks,
  keepPhotoToolsOffline,
  startServiceWorker,
} from '#src/platform/update/app-update.ts';
import { offerToKeepStorage } from './keep-storage.ts';

// Whoever just began to type is not asked anything.
const QUIET_MS = 90_000;
// The first pages and their photos go before 1.5 MB of photo tools.
const CALM_MS = 5_000;

/**
 * Starts what makes the page an app: service worker, updates, the install offer and notification clicks. Called once,
 * after the first paint. `openPath` follows an address of the app without reloading it.
 */
export function startPlatform(openPath: (path: string) => void): void {
  document.documentElement.dataset.version = import.meta.env.APP_VERSION;
  followMissingChunks();
  followNotificationClicks(openPath);
  followGoodMoments();
  void startServiceWorker();
  keepToolsForSellers();
}

function followGoodMoments(): void {
  // Counted, not listened for: the first favourite may be saved by the very click that opens the database.
  database$
    .pipe(
      switchMap(({ wishlist, drafts }) => combineLatest([wishlist.count().$, drafts.count().$])),
      first(([saved, drafted]) => saved + drafted > 0),
    )
    .subscribe(() => noteGoodMoment());
  database$
    .pipe(
      switchMap(({ drafts }) => drafts.insert$),
      first(),
      delay(QUIET_MS),
    )
    .subscribe(() => void offerToKeepStorage());
}

/** Whoever sells may stand at a market without a network tomorrow, also when the form was never opened on this device. */
function keepToolsForSellers(): void {
  session$
    .pipe(
      filter((session) => session !== null && session.sellerId !== null),
      first(),
      delay(CALM_MS),
    )
    .subscribe(() => whenIdle(() => void keepPhotoToolsOffline().catch(() => undefined)));
}

function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 30_000 });
  else run();
}

function followNotificationClicks(openPath: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'OPEN_PATH') return;
    if ('path' in data && typeof data.path === 'string') openPath(data.path);
  });
}
