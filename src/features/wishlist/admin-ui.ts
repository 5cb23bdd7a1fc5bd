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
