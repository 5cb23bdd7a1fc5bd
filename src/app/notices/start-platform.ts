import { combineLatest, delay, filter, first, fromEvent, merge, switchMap, timer } from 'rxjs';
import { database$ } from '#src/data/db/database-stream.ts';
import { recordGoodMoment, watchInstall } from '#src/platform/install/install.ts';
import { session$ } from '#src/platform/session/session.ts';
import {
  cachePhotoToolsOffline,
  followMissingChunks,
  startServiceWorker,
} from '#src/platform/update/app-update.ts';
import { offerPersistentStorage } from './persistent-storage.ts';

// Whoever just began to type is not asked anything.
const QUIET_MS = 90_000;
// The first pages and their photos go before 1.5 MB of photo tools, or of the shop itself.
const CALM_MS = 5_000;
const FIRST_VISIT_CALM_MS = 4_000;

/**
 * Starts what makes the page an app: service worker, updates, the install offer and notification clicks. Called once,
 * after the first paint. `openPath` follows an address of the app without reloading it.
 */
export function startPlatform(openPath: (path: string) => void): void {
  document.documentElement.dataset.version = import.meta.env.APP_VERSION;
  // The browser offers the home screen once, early: public/theme.js holds the offer until here.
  watchInstall();
  followMissingChunks();
  followNotificationClicks(openPath);
  followGoodMoments();
  whenFirstScreenIsThere(() => void startServiceWorker());
  keepToolsForSellers();
  keepPushInOrder();
}

/**
 * A first visit begins with its photos and answers: 150 files for later would share their line, and half a second of
 * processor time with the hydration of the page. Whoever puts the page away may come back without a network: it is done
 * at once then, as it is on every later visit.
 */
function whenFirstScreenIsThere(run: () => void): void {
  const isKnown = Boolean(navigator.serviceWorker?.controller);
  const putAway = fromEvent(document, 'visibilitychange').pipe(filter(() => document.hidden));
  merge(timer(isKnown ? 0 : FIRST_VISIT_CALM_MS), putAway)
    .pipe(first())
    .subscribe(run);
}

function followGoodMoments(): void {
  // Counted, not listened for: the first favourite may be saved by the very click that opens the database.
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

/** Whoever sells may stand at a market without a network tomorrow, also when the form was never opened on this device. */
function keepToolsForSellers(): void {
  session$
    .pipe(
      filter((session) => session !== null && session.sellerId !== null),
      first(),
      delay(CALM_MS),
    )
    .subscribe(() => whenIdle(() => void cachePhotoToolsOffline().catch(() => undefined)));
}

/** Where notifications were allowed before: the subscription may have ended, or belong to an earlier key of the server. */
function keepPushInOrder(): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  timer(CALM_MS).subscribe(() =>
    whenIdle(() => {
      import('#src/data/push/follow-push.ts').then(({ followPush }) => followPush()).catch(() => undefined);
    }),
  );
}

function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 30_000 });
  else run();
}

function followNotificationClicks(openPath: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'OPEN_PATH') return;
    if (!('path' in data) || typeof data.path !== 'string') return;
    // Without an answer the service worker opens the page by itself (workers/service-worker/open-path.ts).
    ports[0]?.postMessage(true);
    openPath(data.path);
  });
}
