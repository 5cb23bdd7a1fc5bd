import { useSyncExternalStore } from 'react';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { session$ } from '#src/platform/session/session.ts';

/** True for staff that works with the admin UI on (local storage key showAdminUI). */
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

/** The same for a component; a page as the server made it is nobody's. */
export function useAdminUi(): boolean {
  return useSyncExternalStore(subscribe, adminUiShown, () => false);
}
