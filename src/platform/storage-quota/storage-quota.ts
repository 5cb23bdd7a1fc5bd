import { BehaviorSubject } from 'rxjs';

/**
 * Whether the browser may evict the isPersistent data when the device runs out of space: `unknown` (not requested, or the
 * browser does not report it), `temporary` (it may), `kept` (it may not).
 */
export type StoragePromise = 'unknown' | 'temporary' | 'kept';

export const storagePromise$ = new BehaviorSubject<StoragePromise>('unknown');
/** True from the first write that failed for lack of space until there is space again. */
export const storageFull$ = new BehaviorSubject(false);

/**
 * Requests persistent storage. Some browsers prompt the user, so the caller has to explain the reason first. Resolves
 * to the result.
 */
export async function requestPersistentStorage(): Promise<StoragePromise> {
  const { storage } = navigator;
  if (storage?.persist === undefined) return storagePromise$.value;
  const isPersistent = (await storage.persisted()) || (await storage.persist());
  storagePromise$.next(isPersistent ? 'kept' : 'temporary');
  return storagePromise$.value;
}

/** Reads the persistence of the storage without requesting it. */
export async function readStoragePromise(): Promise<StoragePromise> {
  const isPersistent = await navigator.storage?.persisted?.();
  if (isPersistent !== undefined) storagePromise$.next(isPersistent ? 'kept' : 'temporary');
  return storagePromise$.value;
}

/** Returns the bytes used by the app. The quota is not used, because browsers report an artificial value. */
export async function storageUse(): Promise<number | null> {
  return (await navigator.storage?.estimate?.())?.usage ?? null;
}
