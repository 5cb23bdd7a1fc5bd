import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

const numberLock = 250_001;

/**
 * Takes the lock for writing the next invoice or credit note of the shop's fee, until the end of the transaction, so
 * that numbers have no gaps and a concurrent invoice and refund see each other.
 */
export async function lockFeeNumbers(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numberLock})`.execute(tx);
}
