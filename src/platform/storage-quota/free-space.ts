import { storageFull$ } from './storage-quota.ts';

/** The service worker's cache of the market's pictures: seen once, fetched again at will. */
export const disposableCache = 'hervonden-listing-photos';

/** Throws away what can be had again; answers whether there was anything. */
async function makeRoom(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  try {
    return await caches.delete(disposableCache);
  } catch {
    return false;
  }
}

/**
 * Does a write of something that a person made. When the device is full, the market's pictures give way and the write is
 * tried once more: text and photos of one's own come before anything that can be fetched again. A write that finds no
 * room even so rejects, and the notice of the full device stands until a write succeeds or the person dismisses it.
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
    if (await makeRoom()) {
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
