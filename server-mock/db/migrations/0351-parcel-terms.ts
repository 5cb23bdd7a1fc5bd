import { type Kysely, sql } from 'kysely';

/** The term in which staff settle a lost or returned parcel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipments add column due_at timestamptz`.execute(db);
  // Three working days, counted from now for problems that have waited longer.
  await sql`update shipments set due_at = greatest(trouble_at, now()) + interval '5 days'
    where trouble is not null and resolved_at is null`.execute(db);
}
