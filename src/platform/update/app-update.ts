import { BehaviorSubject } from 'rxjs';
import { Workbox } from 'workbox-window';
import { channelNames } from '#domain/storage/channel-names.ts';
import { network$, online$ } from '../connectivity/connectivity.ts';
import { tryAgainLater } from '../connectivity/try-again-later.ts';
import { errorText, logger } from '../logger/logger.ts';
import { trustedScriptUrl } from '../workers/trusted-worker.ts';
import { serviceWorkerAllowed } from './kill-switch.ts';
import { followTypedText, hasTypedText } from './typed-text.ts';
import { saveAllWork } from './unsaved-work.ts';

/**
 * - `current`: nothing to do
 * - `waiting`: a new version is installed and waits for the user's consent
 * - `saving`: the user consented; unsaved work is being saved, then this tab reloads
 * - `unsaved`: something could not be saved, so the tab was not reloaded
 * - `typed`: a field holds text that nothing stores, so the tab was not reloaded
 * - `replaced`: the new version was activated in another tab; this tab keeps working and asks its user separately
 */
export type UpdatePhase = 'current' | 'waiting' | 'saving' | 'unsaved' | 'typed' | 'replaced';

export const updatePhase$ = new BehaviorSubject<UpdatePhase>('current');

const CHECK_EVERY_MS = 60 * 60 * 1000;
const CHECK_AT_RETURN_MS = 10 * 60 * 1000;
// The time in which other tabs save their work before the new version is activated.
const OTHER_TABS_MS = 600;
const TAKE_OVER_LIMIT_MS = 8_000;

let workbox: Workbox | null = null;
let takenOver = false;
let consented = false;
let mayDropText = false;
let isFollowing = false;
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelNames.update);

/**
 * Registers the service worker and checks for new versions. Called once, after the first paint. Retries a failed
 * registration by itself, after at most `wait` milliseconds at first and with a doubling delay afterwards.
 */
export async function startServiceWorker(wait = 5_000): Promise<void> {
  // The dev server has no service worker: its cached files would hide recent edits.
  if (!import.meta.env.PROD || workbox !== null || !('serviceWorker' in navigator)) return;
  if (!(await serviceWorkerAllowed())) return;
  // Without a network there is nothing to fetch, and the browser would report an error for the attempt.
  if (!online$.value && navigator.serviceWorker.controller === null)
    return tryAgainLater(() => void startServiceWorker(), wait);
  workbox = new Workbox(trustedScriptUrl('/service-worker.js'), { scope: '/', updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => updatePhase$.next('waiting'));
  followOthers();
  try {
    await workbox.register({ immediate: true });
  } catch (error) {
    // The network failed before the worker was fetched, or this browser does not allow one. The shop works without
    // it.
    logger.info('service_worker_not_registered', { error: errorText(error) });
    workbox = null;
    tryAgainLater(() => void startServiceWorker(wait * 2), wait);
    return;
  }
  void cacheOpenedParts();
  lookForUpdates(workbox);
}

/**
 * Applies an update after the user's consent: saves this tab's work, lets other tabs save theirs, activates the new
 * version and reloads this tab. With `dropsText` also when that removes text which nothing stores.
 */
export async function applyUpdate({ dropsText = false } = {}): Promise<void> {
  const before = updatePhase$.value;
  mayDropText = dropsText;
  updatePhase$.next('saving');
  if (takenOver || before === 'replaced') return reloadWhenSaved();
  if (!(await isReloadSafe())) return;
  tabs?.postMessage('save-your-work');
  await new Promise((resolve) => setTimeout(resolve, OTHER_TABS_MS));
  consented = true;
  workbox?.messageSkipWaiting();
  setTimeout(() => {
    if (updatePhase$.value !== 'saving') return;
    consented = false;
    updatePhase$.next('waiting');
  }, TAKE_OVER_LIMIT_MS);
}

/** Saves this tab's work. When a reload would lose something, says so and returns false. */
async function isReloadSafe(): Promise<boolean> {
  const isSaved = await saveAllWork();
  if (!isSaved) updatePhase$.next('unsaved');
  else if (!mayDropText && hasTypedText()) updatePhase$.next('typed');
  else return true;
  return false;
}

/** Saves again, because there may be new input, and reloads. Does not reload when saving fails. */
async function reloadWhenSaved(): Promise<void> {
  if (await isReloadSafe()) location.reload();
}

/** Postpones the update. The prompt returns with the next version or at the next visit. */
export function postponeUpdate(): void {
  consented = false;
  updatePhase$.next('current');
}

/** Listens to the service worker and other tabs. Does so only once, even if registration is retried. */
function followOthers(): void {
  if (isFollowing) return;
  isFollowing = true;
  followTakeOver();
  followOtherTabs();
  followTypedText();
}

function followTakeOver(): void {
  // On a first visit the first service worker takes control of an uncontrolled page, which is not an update.
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
 * Handles a chunk of this version that exists neither on the server nor on the device. A reload would fetch the new
 * version, but only the user may decide that, so the update prompt is shown.
 */
export function followMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // While offline the chunk is only not cached, which does not indicate a new version.
    if (online$.value) void noteMissing(errorText(payload));
  });
}

async function noteMissing(message: string): Promise<void> {
  if ((await isGone(message)) && updatePhase$.value === 'current') updatePhase$.next('replaced');
}

/**
 * Whether the server no longer has the file of a failed import. A request that fails does not prove it, as it may
 * fail while the network returns. Safari does not name the file in its error: then the failed import counts as proof.
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
 * Makes the service worker cache the files that this page loaded without it: before it existed, and while it was
 * taking control of the page.
 */
async function cacheOpenedParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const requestCaching = () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    active?.postMessage({ type: 'KEEP_OPENED_PARTS', urls });
  };
  requestCaching();
  const late = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    if (entries.some(({ name, workerStart }) => workerStart === 0 && name.includes('/assets/')))
      requestCaching();
  });
  late.observe({ type: 'resource' });
}

/** Requests that the service worker caches the photo tools. Called when the draft form opens. */
export async function cachePhotoToolsOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ type: 'KEEP_PHOTO_TOOLS' });
}
