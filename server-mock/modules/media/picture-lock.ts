import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';

/**
 * Runs `work` while no other process stores or deletes the file of this picture. Accounts that upload the same bytes
 * share the file, so that the file and the rows must change together. `work` may await a single operation on the file;
 * everything else stays outside the transaction.
 */
export async function inPictureLock<Value>(
  db: Kysely<Database>,
  key: string,
  work: (tx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  return await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${key}`}, 0))`.execute(tx);
    return await work(tx);
  });
}
