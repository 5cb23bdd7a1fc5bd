import { cacheNames } from '#domain/storage/cache-names.ts';

/**
 * Deletes the photos of the account that the service worker cached. Their URLs are the same for every account, so they
 * must not outlast the session. Rejects if the browser refuses.
 */
export async function deleteOwnPhotos(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(cacheNames.ownPhotos);
}
