import { BehaviorSubject } from 'rxjs';
import { Workbox } from 'workbox-window';
import { network$, online$ } from '../connectivity/connectivity.ts';
import { tryAgainLater } from '../connectivity/try-again-later.ts';
import { errorText, logger } from '../logger/logger.ts';
import { trustedScriptUrl } from '../workers/trusted-worker.ts';
import { serviceWorkerAllowed } from './kill-switch.ts';
import { saveAllWork } from './unsaved-work.ts';

/**
 * - `current`: nothing to do
 * - `waiting`: a new version is on the device and waits for the person's yes
 * - `saving`: the person said yes; work is being saved, then this tab reloads
 * - `unsaved`: something could not be saved, so nothing was reloaded
 * - `replaced`: the new version took over in another tab; this tab works on and asks by itself
 */
export type UpdatePhase = 'current' | 'waiting' | 'saving' | 'unsaved' | 'replaced';

export const updatePhase$ = new BehaviorSubject<UpdatePhase>('current');

const CHECK_EVERY_MS = 60 * 60 * 1000;
const CHECK_AT_RETURN_MS = 10 * 60 * 1000;
// How long another tab gets to write its work to the device before the new version takes over.
const OTHER_TABS_MS = 600;
const TAKE_OVER_LIMIT_MS = 8_000;

let workbox: Workbox | null = null;
let takenOver = false;
let consented = false;
let isFollowing = false;
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hervonden-update');

/**
 * Registers the service worker and keeps looking for new versions. Called once, after the first paint; tries again by
 * itself, at the latest after `wait` milliseconds and then ever more rarely.
 */
export async function startServiceWorker(wait = 5_000): Promise<void> {
  // The dev server has no service worker: what it served yesterday must not hide what was edited today.
  if (!import.meta.env.PROD || workbox !== null || !('serviceWorker' in navigator)) return;
  if (!(await serviceWorkerAllowed())) return;
  // Without a network there is nothing to fetch yet, and the browser complains of the attempt.
  if (!online$.value && navigator.serviceWorker.controller === null)
    return tryAgainLater(() => void startServiceWorker(), wait);
  workbox = new Workbox(trustedScriptUrl('/service-worker.js'), { scope: '/', updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => updatePhase$.next('waiting'));
  followOthers();
  try {
    await workbox.register({ immediate: true });
  } catch (error) {
    // The network went before the worker was fetched, or this browser refuses to keep one: the shop works without.
    logger.info('service_worker_not_registered', { error: errorText(error) });
    workbox = null;
    tryAgainLater(() => void startServiceWorker(wait * 2), wait);
    return;
  }
  void cacheOpenedParts();
  lookForUpdates(workbox);
}

/** The person's yes: saves this tab's work, lets other tabs save theirs, then changes version and reloads this tab. */
export async function applyUpdate(): Promise<void> {
  const before = updatePhase$.value;
  updatePhase$.next('saving');
  if (takenOver || before === 'replaced') return reloadWhenSaved();
  if (!(await saveAllWork())) return updatePhase$.next('unsaved');
  tabs?.postMessage('save-your-work');
  await new Promise((resolve) => setTimeout(resolve, OTHER_TABS_MS));
  consented = true;
  workbox?.messageSkipWaiting();
  setTimeout(() => {
    if (updatePhase$.value === 'saving') updatePhase$.next('waiting');
  }, TAKE_OVER_LIMIT_MS);
}

/** Saves once more (something may have been typed meanwhile) and reloads, or stays and says that it could not. */
async function reloadWhenSaved(): Promise<void> {
  if (await saveAllWork()) location.reload();
  else updatePhase$.next('unsaved');
}

/** Not now: the question comes back with the next version or the next visit. */
export function postponeUpdate(): void {
  updatePhase$.next('current');
}

/** What the worker and other tabs say; listened to once, however often it is tried to register. */
function followOthers(): void {
  if (isFollowing) return;
  isFollowing = true;
  followTakeOver();
  followOtherTabs();
}

function followTakeOver(): void {
  // The first worker of a first visit takes over an uncontrolled page: that is no change of version.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!controlled) {
      controlled = true;
      return;
    }
    takenOver = true;
    if (consented) void reloadWhenSaved();
    else updatePhase$.next('replaced');
  });
}

function followOtherTabs(): void {
  tabs?.addEventListener('message', (event) => {
    if (event.data === 'save-your-work') void saveAllWork();
  });
}

function lookForUpdates(registered: Workbox): void {
  let lastCheck = Date.now();
  const check = () => {
    if (!network$.value) return;
    lastCheck = Date.now();
    registered
      .update()
      .catch((error: unknown) => logger.info('update_check_failed', { error: String(error) }));
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck > CHECK_AT_RETURN_MS) check();
  });
}

/**
 * A chunk of this version is gone from the server and from the device. Reloading would fetch the new version, but only
 * the person may decide that, so the update question is put instead.
 */
export function followMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Without a network it is only not kept: that is no news of a version.
    if (online$.value) void noteMissing(errorText(payload));
  });
}

async function noteMissing(message: string): Promise<void> {
  if ((await isGone(message)) && updatePhase$.value === 'current') updatePhase$.next('replaced');
}

/**
 * Whether the server no longer has the file that an import failed on. A request also fails while the network comes back,
 * and Safari does not name the file: then the failure itself counts.
 */
export async function isGone(message: string, ask: typeof fetch = fetch): Promise<boolean> {
  const address = /(?:https?:\/\/[^\s/]+)?\/assets\/\S+/.exec(message)?.[0];
  if (address === undefined) return true;
  try {
    const { status } = await ask(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * What this page loads past the worker is kept like what goes through it: before a worker was there, and what was on its
 * way while the first one took over the page.
 */
async function cacheOpenedParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const tell = () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    active?.postMessage({ type: 'KEEP_OPENED_PARTS', urls });
  };
  tell();
  const late = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    if (entries.some(({ name, workerStart }) => workerStart === 0 && name.includes('/assets/'))) tell();
  });
  late.observe({ type: 'resource' });
}

/** Asks the worker to keep the photo tools on the device; called when the draft form opens. */
export async function cachePhotoToolsOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ type: 'KEEP_PHOTO_TOOLS' });
}
