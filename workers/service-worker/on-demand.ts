import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { BuildParts } from './manifest-split.ts';

export const ON_DEMAND = 'hervonden-on-demand';
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
export async function keepPhotoTools({ photoTools, heicDecoders }: BuildParts): Promise<void> {
  // heic-to (the asm.js way, 3 MB) is the last resort where WebAssembly is off: never fetched ahead.
  await keep([...photoTools, ...heicDecoders.filter((url) => !url.includes('heic-to'))]);
}

/** Keeps those of the addresses that are parts of this build which only some people need. */
export async function keepOpenedParts(parts: BuildParts, urls: unknown): Promise<void> {
  const opened = new Set<unknown>(Array.isArray(urls) ? urls : []);
  const { rareScreens, otherLanguages, photoTools } = parts;
  await keep([...rareScreens, ...otherLanguages, ...photoTools].filter((url) => opened.has(url)));
}

async function keep(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(ON_DEMAND);
  await Promise.allSettled(
    wanted.map(async (url) => {
      if ((await cache.match(url)) === undefined) await cache.add(url);
    }),
  );
}

/** Drops the on-demand files of older builds. */
export async function dropStaleOnDemandFiles(parts: BuildParts): Promise<void> {
  const current = new Set([
    ...parts.photoTools,
    ...parts.heicDecoders,
    ...parts.otherLanguages,
    ...parts.rareScreens,
  ]);
  const cache = await caches.open(ON_DEMAND);
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
