import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from '#domain/storage/cache-names.ts';
import type { OfflineFiles } from '#src/route-manifest/offline-files.ts';
import { filesAfterShell, openedFiles } from './files-to-store.ts';
import { successorsOf } from './successors.ts';

const ON_DEMAND = cacheNames.onDemand;
export const PREVIOUS_BUILDS = cacheNames.previousBuild;

/**
 * Serves hashed files outside the shell. They are cached at first use, and are also found when they belong to the
 * previous build.
 */
export function serveOnDemandFiles(): void {
  const strategy = new CacheFirst({
    cacheName: ON_DEMAND,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? fromPreviousBuild(request),
      },
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), strategy);
}

async function fromPreviousBuild(request: Request): Promise<Response | null> {
  const cache = await caches.open(PREVIOUS_BUILDS);
  return (await cache.match(new URL(request.url).pathname)) ?? null;
}

/** Caches the photo tools, so that a draft with photos can be made at a market without a network. */
export async function cachePhotoTools({ photos }: OfflineFiles): Promise<void> {
  await keep(photos);
}

/**
 * Caches those of `urls` that are on-demand files of this build. Then caches, one at a time, the files that every
 * device needs offline.
 */
export async function cacheOpenedFiles(files: OfflineFiles, urls: unknown): Promise<void> {
  const opened = new Set<unknown>(Array.isArray(urls) ? urls : []);
  await keep(openedFiles(files, opened));
  for (const url of filesAfterShell(files, opened)) await keep([url]);
}

async function keep(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(ON_DEMAND);
  await Promise.allSettled(
    wanted.map(async (url) => {
      if ((await cache.match(url)) === undefined) await cache.add(url);
    }),
  );
}

/**
 * Caches the current versions of the on-demand files that were opened in the previous build, so that pages that were
 * read before can be read offline after an update. A file that fails now is loaded when it is opened.
 */
export async function cacheSuccessors({ outsideShell }: OfflineFiles): Promise<void> {
  const cache = await caches.open(ON_DEMAND);
  const cached = (await cache.keys()).map((request) => new URL(request.url).pathname);
  await keep(successorsOf(cached, outsideShell));
}

/**
 * Removes the on-demand files of older builds. They stay available, with the previous shell, to a tab that still runs
 * the old version.
 */
export async function dropStaleOnDemandFiles({ outsideShell }: OfflineFiles): Promise<void> {
  const current = new Set(outsideShell);
  const [cache, previous] = await Promise.all([caches.open(ON_DEMAND), caches.open(PREVIOUS_BUILDS)]);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (current.has(pathname)) continue;
    const response = await cache.match(request);
    if (response !== undefined) await previous.put(pathname, response);
    await cache.delete(request);
  }
}
