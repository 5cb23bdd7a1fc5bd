import { type Kysely, sql } from 'kysely';

/** The file for the bank that a payout was first written to; it is never written to another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payouts add column file_number integer check (file_number > 0)`.execute(db);
  await sql`create index payouts_of_file on payouts (file_number) where file_number is not null`.execute(db);
}
