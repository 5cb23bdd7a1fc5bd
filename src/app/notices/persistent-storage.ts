import { BehaviorSubject } from 'rxjs';
import { readStoragePromise, requestPersistentStorage } from '#src/platform/storage-quota/storage-quota.ts';

export type PersistentStorageQuestion = { accept(): Promise<void>; decline(): void };

/** The open question whether the browser should keep the drafts; null when there is none. */
export const persistentStorageQuestion$ = new BehaviorSubject<PersistentStorageQuestion | null>(null);

const ASKED_KEY = 'keep-storage-asked';

/**
 * A draft is on the device now: worth asking once, with the reason, that the browser keeps it. Browsers that decide
 * by themselves (Chromium) answer without a dialog.
 */
export async function offerPersistentStorage(): Promise<void> {
  if (persistentStorageQuestion$.value !== null || wasAsked()) return;
  if ((await readStoragePromise()) !== 'temporary') return;
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
    // Without local storage the question comes back at the next visit.
  }
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED_KEY) !== null;
  } catch {
    return true;
  }
}
