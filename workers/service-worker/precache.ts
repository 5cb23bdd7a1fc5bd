import { cacheNames } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PREVIOUS_BUILDS } from './on-demand.ts';
import { SERVER_ADDRESSES } from './server-addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Precaches the shell and serves it for every navigation of the app, online and offline. */
export function servePrecachedShell(shell: (PrecacheEntry | string)[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(shell, { cleanURLs: false, directoryIndex: '' });
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [SERVER_ADDRESSES] }));
}

/**
 * Copies the shell of the old version to another cache during installation, because activation deletes it. A tab with
 * unsaved work stays on the old version and may still request its chunks after the new service worker was activated.
 */
export async function cachePreviousBuild(shell: readonly (PrecacheEntry | string)[]): Promise<void> {
  const current = new Set(
    shell.map(
      (file) => new URL(typeof file === 'string' ? file : file.url, self.registration.scope).pathname,
    ),
  );
  const precache = await caches.open(cacheNames.precache);
  await caches.delete(PREVIOUS_BUILDS);
  const previous = await caches.open(PREVIOUS_BUILDS);
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url);
    if (current.has(pathname) || !pathname.startsWith('/assets/')) continue;
    const response = await precache.match(request);
    if (response !== undefined) await previous.put(pathname, response);
  }
}
