import { BehaviorSubject } from 'rxjs';

/**
 * Whether the browser may evict the stored data when the device runs out of space: `unknown` (not read yet, or the
 * browser does not report it), `temporary` (it may), `persistent` (it may not).
 */
export type StoragePersistence = 'unknown' | 'temporary' | 'persistent';

export const storagePersistence$ = new BehaviorSubject<StoragePersistence>('unknown');
/** True from the first write that failed for lack of space until there is space again. */
export const storageFull$ = new BehaviorSubject(false);

/**
 * Requests persistent storage. Some browsers prompt the user, so the caller has to explain the reason first. Resolves
 * to the result.
 */
export async function requestPersistentStorage(): Promise<StoragePersistence> {
  const { storage } = navigator;
  if (storage?.persist === undefined) return storagePersistence$.value;
  const isPersistent = (await storage.persisted()) || (await storage.persist());
  storagePersistence$.next(isPersistent ? 'persistent' : 'temporary');
  return storagePersistence$.value;
}

/** Reads the persistence of the storage without requesting it. */
export async function readStoragePersistence(): Promise<StoragePersistence> {
  const isPersistent = await navigator.storage?.persisted?.();
  if (isPersistent !== undefined) storagePersistence$.next(isPersistent ? 'persistent' : 'temporary');
  return storagePersistence$.value;
}

/** Returns the bytes used by the app. The quota is not used, because browsers report an artificial value. */
export async function storageUse(): Promise<number | null> {
  return (await navigator.storage?.estimate?.())?.usage ?? null;
}
