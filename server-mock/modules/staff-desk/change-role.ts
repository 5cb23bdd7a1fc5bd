import { audit } from '../../audit.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { endSessions, setStaffRole, withFreshCode } from '../auth/public.ts';
import { userRoleChanged } from './events.ts';
import { lockUser } from './lock-user.ts';

export interface RoleChange {
  readonly userUuid: string;
  readonly isStaff: boolean;
  /** A fresh second-factor code, from staff who have a second factor. */
  readonly code?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Gives somebody the staff role or takes it away, which signs them out everywhere. Returns the account's id. Throws
 * ValidationError for an account that can't have the role, for no change or a wrong code; TooManyRequestsError, and
 * the errors of lockUser.
 */
export async function changeRole(context: GraphqlContext, request: RoleChange): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, code, ...body } = request;
  return await withFreshCode(context, { name: 'setStaffRole', commandId, body }, code, async (scope) => {
    const { tx } = scope;
    const user = await lockUser(tx, viewer, request.userUuid);
    const { isStaff } = request;
    if (user.is_staff === isStaff) throw new ValidationError('user_role_unchanged');
    if (isStaff && (!user.is_active || user.suspended_at !== null))
      throw new ValidationError('user_role_needs_active_account');
    await setStaffRole(tx, user.id, isStaff);
    if (!isStaff) await endSessions(scope, user.id);
    await audit(tx, context, { kind: 'staff_role_changed', userId: user.id, details: { isStaff } });
    await scope.emit(userRoleChanged, { userId: user.id, isStaff, actorId: viewer.userId });
    return user.id;
  });
}
