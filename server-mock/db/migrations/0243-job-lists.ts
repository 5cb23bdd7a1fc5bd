import { type Kysely, sql } from 'kysely';

const statements = [
  // The lists of the staff desk; the second one also finds what is old enough to be deleted.
  sql`create index event_outbox_failed on event_outbox (next_attempt_at, id)
    where done_at is null and last_error is not null`,
  sql`create index event_outbox_done on event_outbox (done_at desc, id) where done_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
