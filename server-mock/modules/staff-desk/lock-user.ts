import type { Selectable, Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoAdminPermissionsError,
  ValidationError,
} from '../../graphql/errors.ts';
import type { UsersTable } from '../auth/tables.ts';

/**
 * Returns the account that an action of staff is about, and locks it with the rows of all staff. Two members of staff
 * who act on each other at the same moment are handled one after the other, and the second no longer has the role. So
 * the acting member of staff always stays, and with them the last one. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, ValidationError `staff_not_oneself`, and UserHasNoAdminPermissionsError.
 */
export async function lockUser(
  tx: Transaction<Database>,
  viewer: Viewer,
  uuid: string,
): Promise<Selectable<UsersTable>> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  if (uuid === viewer.userId) throw new ValidationError('staff_not_oneself');
  const rows = await tx
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', uuid), eb('is_staff', '=', true)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const actor = rows.find(({ id }) => id === viewer.userId);
  if (actor === undefined || !actor.is_staff || actor.suspended_at !== null)
    throw new UserHasNoAdminPermissionsError();
  const user = rows.find(({ id }) => id === uuid);
  if (user === undefined) throw new ObjectDoesNotExistError();
  return user;
}
