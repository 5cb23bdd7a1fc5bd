import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { BuildFile } from './manifest-split.ts';
import { PREVIOUS_BUILDS } from './on-demand.ts';
import { SERVER_ADDRESSES } from './server-addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** Keeps the shell and answers every navigation of the app with it, online and offline alike. */
export function servePrecachedShell(shell: BuildFile[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(shell, { cleanURLs: false, directoryIndex: '' });
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [SERVER_ADDRESSES] }));
}

/**
 * A tab that stays on the old version (it holds unsaved work) may still ask for a chunk of that version after the new
 * worker took over. Copies the shell of the old version aside at install, since activation deletes it.
 */
export async function cachePreviousBuild(shell: readonly BuildFile[]): Promise<void> {
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
