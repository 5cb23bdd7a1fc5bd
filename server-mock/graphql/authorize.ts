import type { Viewer } from './context.ts';
import {
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from './errors.ts';
import type { PolicyRow } from './policy.ts';

/**
 * Throws the error for the permission that is missing: no login, no seller account or not staff (ERR-002, ERR-004).
 */
export function authorize(row: PolicyRow, viewer: Viewer | null): void {
  if (row.who === 'anyone') return;
  if (viewer === null) throw new UserNotAuthenticatedError();
  if (row.who === 'seller' && viewer.sellerId === null) throw new UserHasNoObjectPermissionError();
  if (row.who !== 'staff' || viewer.isStaff) return;
  if (viewer.lacksSecondFactor) throw new UserHasNoAdminPermissionsError('staff_second_factor_required');
  throw new UserHasNoAdminPermissionsError();
}

/** Returns the viewer of an operation that requires a login; throws UserNotAuthenticatedError without one. */
export function signedIn(context: { readonly viewer: Viewer | null }): Viewer {
  if (context.viewer === null) throw new UserNotAuthenticatedError();
  return context.viewer;
}
