import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const LISTING_PHOTOS = 'hervonden-listing-photos';
const OWN_PHOTOS = 'hervonden-own-photos';

const DAY = 24 * 60 * 60;

// One tile is about 20 kB and a full photo about 200 kB: 400 entries stay near 30 MB, and the whole cache is the
// first thing to go when the device runs short.
const LISTING_PHOTO_LIMITS = { maxEntries: 400, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true };
// The seller's own unpublished photos: drafts made on another device must be seen offline too.
const OWN_PHOTO_LIMITS = { maxEntries: 100, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true };

/**
 * Photos never change under their address, so what was seen once is shown from the device. Of the shop's photos only the
 * public ones are kept: the others come under an address that ends, and are gone with the sign-out.
 */
export function cachePhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    photoCache(LISTING_PHOTOS, LISTING_PHOTO_LIMITS, isPublic),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/media/own/'),
    photoCache(OWN_PHOTOS, OWN_PHOTO_LIMITS),
  );
}

function isPublic(response: Pick<Response, 'status' | 'headers'>): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
}

function photoCache(
  cacheName: string,
  limits: typeof LISTING_PHOTO_LIMITS,
  isKept: typeof isPublic = ({ status }) => status === 200,
): CacheFirst {
  // The class is a plugin by contract; its declaration only predates exact optional properties.
  const expiration = new ExpirationPlugin(limits) as WorkboxPlugin;
  const choice: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
  };
  return new CacheFirst({ cacheName, plugins: [choice, expiration] });
}
