import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table vapid_keys (
    id uuid primary key,
    -- An uncompressed point of P-256, base64url.
    public_key text not null unique,
    -- Encrypted with the server's key.
    private_key text not null,
    created_at timestamptz not null,
    -- Null for the one that new subscriptions are made with.
    retired_at timestamptz
  )`,
  sql`create unique index vapid_keys_current on vapid_keys ((true)) where retired_at is null`,
  sql`create table push_subscriptions (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    -- The session that allowed it; with its end the subscription ends.
    token_id uuid not null references auth_tokens (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    vapid_key_id uuid not null references vapid_keys (id),
    created_at timestamptz not null,
    last_ok_at timestamptz,
    -- Made with a key that is no longer ours: the device subscribes anew at its next start.
    needs_renewal boolean not null default false
  )`,
  sql`create index push_subscriptions_user on push_subscriptions (user_id)`,
  sql`create index push_subscriptions_token on push_subscriptions (token_id)`,
  sql`create index push_subscriptions_key on push_subscriptions (vapid_key_id)`,
  sql`create table push_attempts (
    send_id uuid not null references notification_sends (id) on delete cascade,
    subscription_id uuid not null references push_subscriptions (id) on delete cascade,
    state text not null check (state in ('CLAIMED', 'WAITING', 'ACCEPTED', 'GIVEN_UP')),
    attempts integer not null default 0,
    -- Before it nobody tries: the end of a claim, or of the pause after a failure.
    next_at timestamptz not null,
    last_answer text not null default '',
    created_at timestamptz not null,
    primary key (send_id, subscription_id)
  )`,
  sql`create index push_attempts_subscription on push_attempts (subscription_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
