import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

const numberLock = 250_001;

/**
 * Takes the lock for writing the next invoice or credit note of the shop's fee, until the end of the transaction:
 * numbers have no gaps, and an invoice and a refund at the same moment see each other.
 */
export async function lockFeeNumbers(tx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numberLock})`.execute(tx);
}
