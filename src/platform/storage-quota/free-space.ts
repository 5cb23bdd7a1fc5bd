import { cacheNames } from '#domain/storage/cache-names.ts';
import { storageFull$ } from './storage-quota.ts';

/** Deletes the cached product photos, which can be fetched again at any time. Resolves to whether there were any. */
async function freeSpace(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  try {
    return await caches.delete(cacheNames.listingPhotos);
  } catch {
    return false;
  }
}

/**
 * Runs a write of user data. When the device is full, deletes the cached product photos and retries once, because
 * text and photos of the user take precedence over anything that can be fetched again. Rejects when there is still no
 * space; the notice of the full device is then shown until a write succeeds or the user dismisses it.
 */
export async function withFreedSpace<T>(
  isFull: (error: unknown) => boolean,
  write: () => Promise<T>,
): Promise<T> {
  try {
    const written = await write();
    if (storageFull$.value) storageFull$.next(false);
    return written;
  } catch (error) {
    if (!isFull(error)) throw error;
    if (await freeSpace()) {
      try {
        return await write();
      } catch (second) {
        if (isFull(second)) storageFull$.next(true);
        throw second;
      }
    }
    storageFull$.next(true);
    throw error;
  }
}
