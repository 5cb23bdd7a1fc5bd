import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { ObjectDoesNotExistError, UserHasNoObjectPermissionError } from '../../graphql/errors.ts';

/**
 * Returns the error for a row that the caller could not use: it belongs to another user (ERR-003) or does not exist.
 */
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
