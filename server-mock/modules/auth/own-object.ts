import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { ObjectDoesNotExistError, UserHasNoObjectPermissionError } from '../../graphql/errors.ts';

/** Why a row that was asked for could not be taken: it is somebody else's (ERR-003), or there is none. */
export async function refusalFor(
  tx: Transaction<Database>,
  table: 'auth_tokens' | 'passkeys',
  id: string,
  userId: string,
): Promise<Error> {
  const row = await tx.selectFrom(table).select('user_id').where('id', '=', id).executeTakeFirst();
  const isForeign = row !== undefined && row.user_id !== userId;
  return isForeign ? new UserHasNoObjectPermissionError() : new ObjectDoesNotExistError();
}
