import { type Kysely, sql } from 'kysely';

const statements = [
  // The language in which a person used the shop last; null until they have signed in once more.
  sql`alter table users add column locale text check (locale in ('nl', 'en', 'fr'))`,
  sql`create table notification_settings (
    user_id uuid primary key references users (id) on delete cascade,
    settings jsonb not null,
    updated_at timestamptz not null
  )`,
  sql`create table notification_digests (
    user_id uuid primary key references users (id) on delete cascade,
    -- When the last daily email was due.
    sent_at timestamptz not null
  )`,
  sql`create table notification_sends (
    id uuid primary key,
    -- The event that it reports: one send per event, person, kind and channel, however often the event is handled.
    event_id uuid not null,
    user_id uuid not null references users (id) on delete cascade,
    kind text not null,
    channel text not null check (channel in ('push', 'email')),
    -- What it is about, such as the id of a bid, and what happened to it.
    subject text not null,
    detail text not null default '',
    path text not null,
    locale text not null check (locale in ('nl', 'en', 'fr')),
    texts jsonb not null,
    mode text not null check (mode in ('now', 'daily')),
    created_at timestamptz not null,
    send_at timestamptz not null,
    relevant_until timestamptz,
    state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'DROPPED')),
    -- Why it was dropped.
    reason text,
    done_at timestamptz,
    unique (event_id, user_id, kind, subject, channel)
  )`,
  sql`create index notification_sends_daily on notification_sends (user_id, send_at)
    where state = 'WAITING' and mode = 'daily'`,
  sql`create index notification_sends_done on notification_sends (done_at) where done_at is not null`,
  sql`create index notification_sends_subject on notification_sends (subject, kind, created_at)`,
  sql`create index notification_sends_user on notification_sends (user_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
