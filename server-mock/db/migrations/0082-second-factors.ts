import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table passkeys (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    -- Both base64url.
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index passkeys_user on passkeys (user_id)`,
  sql`create table totp_factors (
    user_id uuid primary key references users (id) on delete cascade,
    -- Encrypted with the server's key.
    secret text not null,
    confirmed_at timestamptz,
    -- The last time step whose code was taken: no code counts twice.
    last_step bigint not null default 0
  )`,
  sql`create table recovery_codes (
    user_id uuid not null references users (id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
