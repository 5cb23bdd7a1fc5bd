import { type Kysely, sql } from 'kysely';

/** Subscriptions that the push service has ended stay for a while, so that their browsers can renew them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table push_subscriptions add column ended_at timestamptz`.execute(db);
}
