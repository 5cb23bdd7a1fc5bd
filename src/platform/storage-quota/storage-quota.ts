import { BehaviorSubject } from 'rxjs';

/**
 * Whether the browser may throw away what this app stored when the device runs short:
 * `unknown` (not asked, or the browser cannot tell), `temporary` (it may), `kept` (it may not).
 */
export type StoragePromise = 'unknown' | 'temporary' | 'kept';

export const storagePromise$ = new BehaviorSubject<StoragePromise>('unknown');
/** True from the first write that the device refused for want of space until space was made. */
export const storageFull$ = new BehaviorSubject(false);

/**
 * Asks the browser to keep the app's storage. Some browsers put a question to the person, so the caller says why
 * first. Resolves with what was promised.
 */
export async function requestPersistentStorage(): Promise<StoragePromise> {
  const { storage } = navigator;
  if (storage?.persist === undefined) return storagePromise$.value;
  const kept = (await storage.persisted()) || (await storage.persist());
  storagePromise$.next(kept ? 'kept' : 'temporary');
  return storagePromise$.value;
}

/** Reads the browser's promise without asking for one. */
export async function readStoragePromise(): Promise<StoragePromise> {
  const kept = await navigator.storage?.persisted?.();
  if (kept !== undefined) storagePromise$.next(kept ? 'kept' : 'temporary');
  return storagePromise$.value;
}

/** Bytes in use by the app; the quota that browsers report is made up, so only this figure is shown. */
export async function storageUse(): Promise<number | null> {
  return (await navigator.storage?.estimate?.())?.usage ?? null;
}
