import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Makes the changes of one account come one after the other, so that what is counted stays true until the commit. */
export async function lockUser(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
