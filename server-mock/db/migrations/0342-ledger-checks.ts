import { type Kysely, sql } from 'kysely';

/** The ledger is checked every day, also while the payout provider gives no list to compare with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_reconciliations alter column compared drop not null`.execute(db);
}
