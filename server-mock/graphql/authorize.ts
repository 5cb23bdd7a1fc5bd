import type { Viewer } from './context.ts';
import {
  UserHasNoAdminPermissionsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from './errors.ts';
import type { PolicyRow } from './policy.ts';

/** Throws the refusal that the row asks for: no login, no seller account, no staff (ERR-002, ERR-004). */
export function authorize(row: PolicyRow, viewer: Viewer | null): void {
  if (row.who === 'anyone') return;
  if (viewer === null) throw new UserNotAuthenticatedError();
  if (row.who === 'seller' && viewer.sellerId === null) throw new UserHasNoObjectPermissionError();
  if (row.who !== 'staff' || viewer.isStaff) return;
  if (viewer.lacksSecondFactor) throw new UserHasNoAdminPermissionsError('staff_second_factor_required');
  throw new UserHasNoAdminPermissionsError();
}

/** The viewer of an operation that needs one; throws UserNotAuthenticatedError otherwise. */
export function signedIn(context: { readonly viewer: Viewer | null }): Viewer {
  if (context.viewer === null) throw new UserNotAuthenticatedError();
  return context.viewer;
}
