import { BehaviorSubject } from 'rxjs';
import { localKeys } from '#domain/storage/local-keys.ts';
import {
  readStoragePersistence,
  requestPersistentStorage,
} from '#src/platform/storage-quota/storage-quota.ts';

export type PersistentStorageQuestion = { accept(): Promise<void>; decline(): void };

/** The open question whether the browser may keep the drafts persistently; null when there is none. */
export const persistentStorageQuestion$ = new BehaviorSubject<PersistentStorageQuestion | null>(null);

const ASKED_KEY = localKeys.keepStorageAsked;

/**
 * Asks once, with the reason, whether storage should be persistent; called when a draft is on the device. Browsers
 * that decide by themselves (Chromium) answer without a dialog.
 */
export async function offerPersistentStorage(): Promise<void> {
  if (persistentStorageQuestion$.value !== null || wasAsked()) return;
  if ((await readStoragePersistence()) !== 'temporary') return;
  persistentStorageQuestion$.next({
    accept: async () => {
      close();
      await requestPersistentStorage();
    },
    decline: close,
  });
}

function close(): void {
  persistentStorageQuestion$.next(null);
  try {
    localStorage.setItem(ASKED_KEY, '1');
  } catch {
    // Without localStorage the question comes back at the next visit.
  }
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED_KEY) !== null;
  } catch {
    return true;
  }
}
