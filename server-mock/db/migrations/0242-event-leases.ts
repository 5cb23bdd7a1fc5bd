import { type Kysely, sql } from 'kysely';

/** Until when a process works on an event; null while it waits, so that a retry of the desk leaves it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_outbox add column leased_until timestamptz`.execute(db);
}
