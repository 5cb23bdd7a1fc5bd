import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from '#domain/storage/cache-names.ts';

const DAY = 24 * 60 * 60;

// The photo of a product card has about 20 kB and a full photo about 200 kB: 400 entries take about 30 MB. The whole
// cache is deleted first when the device runs out of space.
const PRODUCT_PHOTO_LIMITS = { maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true };
// The seller's own unpublished photos, so that drafts from another device can be viewed offline.
const OWN_PHOTO_LIMITS = { maxEntries: 100, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true };

/**
 * Caches photos. The URL of a photo always returns the same content, so a cached photo is never revalidated. Of the
 * product photos only public ones are cached: the others have expiring URLs and must not be available after sign-out.
 */
export function cachePhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    photoCache(cacheNames.listingPhotos, PRODUCT_PHOTO_LIMITS, isPublic),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/media/own/'),
    photoCache(cacheNames.ownPhotos, OWN_PHOTO_LIMITS),
  );
}

function isPublic(response: Pick<Response, 'status' | 'headers'>): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
}

function photoCache(
  cacheName: string,
  limits: typeof PRODUCT_PHOTO_LIMITS,
  isCacheable: typeof isPublic = ({ status }) => status === 200,
): CacheFirst {
  // The class implements the plugin interface, but its type declarations predate exactOptionalPropertyTypes.
  const expiration = new ExpirationPlugin(limits) as WorkboxPlugin;
  const choice: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
  };
  return new CacheFirst({ cacheName, plugins: [choice, expiration] });
}
