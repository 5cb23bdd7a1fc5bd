import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table users add column accepts_marketing boolean not null default false`,
  // Asked for and not yet confirmed.
  sql`alter table users add column pending_email text check (pending_email = lower(pending_email))`,
  // Browser and system, for the list of devices; empty when unknown.
  sql`alter table auth_tokens add column device text not null default ''`,
  // Signed in with a code or a passkey.
  sql`alter table auth_tokens add column second_factor boolean not null default false`,
  sql`create table one_time_links (
    id uuid primary key,
    purpose text not null,
    user_id uuid references users (id) on delete cascade,
    -- SHA-256, hexadecimal: the token itself is kept nowhere.
    token_hash text not null unique,
    payload jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index one_time_links_open on one_time_links (user_id, purpose) where used_at is null`,
  sql`create index one_time_links_end on one_time_links (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
