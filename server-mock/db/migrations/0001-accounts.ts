import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table app_meta (key text primary key, value text not null)`,
  sql`insert into app_meta (key, value) values ('epoch', gen_random_uuid()::text)`,
  sql`create table users (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    password_hash text not null,
    is_active boolean not null default false,
    is_staff boolean not null default false,
    seller_id uuid,
    wishlist_uuid uuid not null unique,
    created_at timestamptz not null
  )`,
  sql`create table auth_tokens (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    token_hash text not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  sql`create index auth_tokens_user on auth_tokens (user_id)`,
  sql`create table command_log (
    owner text not null,
    command_id uuid not null,
    name text not null,
    body_hash text not null,
    answer jsonb,
    created_at timestamptz not null,
    primary key (owner, command_id)
  )`,
  sql`create table event_outbox (
    id uuid primary key,
    position bigint generated always as identity,
    type text not null,
    payload jsonb not null,
    created_at timestamptz not null,
    done_at timestamptz,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_error text
  )`,
  sql`create index event_outbox_waiting on event_outbox (next_attempt_at, position) where done_at is null`,
  sql`create table reaction_log (
    event_id uuid not null references event_outbox (id) on delete cascade,
    reaction text not null,
    done_at timestamptz not null,
    primary key (event_id, reaction)
  )`,
  sql`create table deadlines (
    id uuid primary key,
    kind text not null,
    subject_id text not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    last_error text,
    unique (kind, subject_id)
  )`,
  sql`create index deadlines_due on deadlines (due_at)`,
  sql`create table mail_outbox (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
