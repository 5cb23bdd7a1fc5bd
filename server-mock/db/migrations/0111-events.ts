import { type Kysely, sql } from 'kysely';

const statements = [
  // Only ever added to, and forgotten after ninety days (modules/events/prune.ts). A device is a random id that exists
  // with consent to statistics alone; no line names an account or an address of a machine.
  sql`create table logged_events (
    id uuid primary key,
    at timestamptz not null,
    type text not null,
    device_id uuid not null,
    session_id uuid not null,
    path text not null,
    referrer text not null,
    language text not null,
    experiments jsonb not null,
    utm jsonb not null,
    product_slugs jsonb not null,
    detail text not null
  )`,
  sql`create index logged_events_by_time on logged_events (at)`,
  sql`create index logged_events_of_device on logged_events (device_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
