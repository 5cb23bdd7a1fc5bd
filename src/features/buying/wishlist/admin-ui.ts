import { useSyncExternalStore } from 'react';
import { localKeys } from '#domain/storage/local-keys.ts';
import { session$ } from '#src/platform/session/session.ts';

/** Whether the user is staff with the staff tools on (localStorage key `showAdminUI`). */
export function adminUiShown(): boolean {
  if (session$.value?.isStaff !== true) return false;
  try {
    return localStorage.getItem(localKeys.showAdminUi) === 'true';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  const session = session$.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    session.unsubscribe();
    removeEventListener('storage', listener);
  };
}

/** The same as a hook; false in server-rendered HTML, which is the same for everybody. */
export function useAdminUi(): boolean {
  return useSyncExternalStore(subscribe, adminUiShown, () => false);
}
