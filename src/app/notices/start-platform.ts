import { combineLatest, delay, filter, first, fromEvent, merge, switchMap, timer } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { recordGoodMoment, watchInstall } from '#src/platform/install/install.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import {
  cachePhotoToolsOffline,
  followMissingChunks,
  startServiceWorker,
} from '#src/platform/update/app-update.ts';
import { whenIdle } from '#src/platform/update/when-idle.ts';
import { offerPersistentStorage } from './persistent-storage.ts';

// Milliseconds after the first draft, so that a person who has just started typing is not interrupted.
const QUIET_MS = 90_000;
// Milliseconds in which the first pages and their photos take precedence over 1.5 MB of photo tools, or over the app
// shell.
const CALM_MS = 5_000;
const FIRST_VISIT_CALM_MS = 4_000;
/** Milliseconds after which work that waits for an idle moment runs even on a busy device. */
const atTheLatest = 30_000;

/**
 * Starts what makes the page an app: service worker, updates, install offer and notification clicks. Called once,
 * after the first paint. `openPath` follows an address of the app without reloading it.
 */
export function startPlatform(openPath: (path: string) => void): void {
  document.documentElement.dataset.version = import.meta.env.APP_VERSION;
  // The browser offers installation once, early; src/app/early/install-offer.ts holds the event until this call.
  watchInstall();
  followMissingChunks();
  followNotificationClicks(openPath);
  followGoodMoments();
  whenFirstScreenIsThere(() => void startServiceWorker());
  keepToolsForSellers();
  keepPushInOrder();
}

/**
 * Runs at once when this is not the first visit. On a first visit the photos and query results come first: precaching
 * 150 files would share their connection, and take half a second of processor time during hydration. Also runs at
 * once when the page is hidden, because the person may return without a network.
 */
function whenFirstScreenIsThere(run: () => void): void {
  const isKnown = Boolean(navigator.serviceWorker?.controller);
  const putAway = fromEvent(document, 'visibilitychange').pipe(filter(() => document.hidden));
  merge(timer(isKnown ? 0 : FIRST_VISIT_CALM_MS), putAway)
    .pipe(first())
    .subscribe(run);
}

function followGoodMoments(): void {
  // Documents are counted instead of observed on insert, because the click that opens the database may save the first
  // wishlist entry.
  database$
    .pipe(
      switchMap(({ wishlist, drafts }) => combineLatest([wishlist.count().$, drafts.count().$])),
      first(([saved, drafted]) => saved + drafted > 0),
    )
    .subscribe(() => recordGoodMoment());
  database$
    .pipe(
      switchMap(({ drafts }) => drafts.insert$),
      first(),
      delay(QUIET_MS),
    )
    .subscribe(() => void offerPersistentStorage());
}

/**
 * Caches the photo tools for sellers, even if the form was never opened on this device: tomorrow they may be at a
 * market without a network.
 */
function keepToolsForSellers(): void {
  session$
    .pipe(
      filter((session) => session !== null && session.sellerId !== null),
      first(),
      delay(CALM_MS),
    )
    .subscribe(() => whenIdle(() => void cachePhotoToolsOffline().catch(() => undefined), atTheLatest));
}

/**
 * Checks the push subscription where notifications were allowed before: it may have expired, or belong to an earlier
 * key of the server.
 */
function keepPushInOrder(): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  timer(CALM_MS).subscribe(() =>
    whenIdle(() => {
      import('#src/data/push/follow-push.ts')
        .then(({ followPush }) => followPush())
        .catch((error: unknown) => logger.info('push_not_checked', { error: errorText(error) }));
    }, atTheLatest),
  );
}

function followNotificationClicks(openPath: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'OPEN_PATH') return;
    if (!('path' in data) || typeof data.path !== 'string') return;
    // Without this reply the service worker opens the page itself (workers/service-worker/open-path.ts).
    ports[0]?.postMessage(true);
    openPath(data.path);
  });
}
