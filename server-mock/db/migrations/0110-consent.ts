import { type Kysely, sql } from 'kysely';

const statements = [
  // Every choice is a line of its own: that somebody agreed, and when, can be shown afterwards (GDPR article 7).
  sql`create table cookie_consents (
    id uuid primary key,
    position bigint generated always as identity,
    -- Random, and on the device only while statistics are allowed there.
    device_id uuid,
    user_id uuid references users (id) on delete cascade,
    marketing boolean not null,
    statistics boolean not null,
    chosen_at timestamptz not null,
    check (device_id is not null or user_id is not null)
  )`,
  sql`create index cookie_consents_of_user on cookie_consents (user_id, position desc)`,
  sql`create index cookie_consents_of_device on cookie_consents (device_id, position desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
