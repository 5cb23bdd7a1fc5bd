import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Locks the account's row, so that its changes are made one after the other and counts stay valid until the commit.
 */
export async function lockAccount(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
