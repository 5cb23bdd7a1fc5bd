import { type Kysely, sql } from 'kysely';

/** When the newest link that confirmed a subscription was made. Null for subscriptions that were confirmed before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column link_made_at timestamptz`.execute(db);
}
