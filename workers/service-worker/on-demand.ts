import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { type BuildParts, cachedAfterShell } from './manifest-split.ts';
import { successorsOf } from './successors.ts';

const ON_DEMAND = 'hervonden-on-demand';
export const PREVIOUS_BUILDS = 'hervonden-previous-build';

/** Hashed files that are not in the shell: kept at first use; also found when they belong to the previous build. */
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

/** Fetches what photos need, so that a draft with photos works at a market without a network. */
export async function cachePhotoTools({ photoTools, heicDecoders }: BuildParts): Promise<void> {
  // heic-to (the asm.js way, 3 MB) is the last resort where WebAssembly is off: never fetched ahead.
  await keep([...photoTools, ...heicDecoders.filter((url) => !url.includes('heic-to'))]);
}

/**
 * Keeps those of the addresses that are parts of this build which only some people need; then, one at a time, what
 * everybody may want once the network is gone.
 */
export async function cacheOpenedParts(parts: BuildParts, urls: unknown): Promise<void> {
  const opened = new Set<unknown>(Array.isArray(urls) ? urls : []);
  const { rareScreens, otherLanguages, photoTools } = parts;
  await keep([...rareScreens, ...otherLanguages, ...photoTools].filter((url) => opened.has(url)));
  for (const url of cachedAfterShell(parts, opened)) await keep([url]);
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
 * What somebody opened of the build before is kept of this one too, so that a page that was read before is read again
 * after an update without a network. A part that does not arrive now comes when it is opened.
 */
export async function cacheSuccessors(parts: BuildParts): Promise<void> {
  const cache = await caches.open(ON_DEMAND);
  const kept = (await cache.keys()).map((request) => new URL(request.url).pathname);
  await keep(successorsOf(kept, onDemandFiles(parts)));
}

function onDemandFiles(parts: BuildParts): string[] {
  return [...parts.photoTools, ...parts.heicDecoders, ...parts.otherLanguages, ...parts.rareScreens];
}

/** Drops the on-demand files of older builds; a tab that stays on the old version finds them with its shell. */
export async function dropStaleOnDemandFiles(parts: BuildParts): Promise<void> {
  const current = new Set(onDemandFiles(parts));
  const [cache, previous] = await Promise.all([caches.open(ON_DEMAND), caches.open(PREVIOUS_BUILDS)]);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (current.has(pathname)) continue;
    const response = await cache.match(request);
    if (response !== undefined) await previous.put(pathname, response);
    await cache.delete(request);
  }
}
