import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table media (
    user_id uuid not null references users (id) on delete cascade,
    key text not null check (key ~ '^[0-9a-f]{64}$'),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    color text not null,
    bytes integer not null check (bytes > 0),
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  sql`create index media_key on media (key)`,
  sql`create table uploads (
    user_id uuid not null references users (id) on delete cascade,
    hash text not null check (hash ~ '^[0-9a-f]{64}$'),
    bytes integer not null check (bytes > 0),
    received integer not null check (received >= 0 and received <= bytes),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (user_id, hash)
  )`,
  sql`create index uploads_updated on uploads (updated_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
