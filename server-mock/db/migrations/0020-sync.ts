import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table sync_heads (
    user_id uuid not null references users (id) on delete cascade,
    collection text not null,
    seq integer not null check (seq >= 0),
    horizon integer not null default 0 check (horizon <= seq),
    primary key (user_id, collection)
  )`,
  sql`create table sync_documents (
    user_id uuid not null references users (id) on delete cascade,
    collection text not null,
    id text not null,
    content jsonb,
    deleted boolean not null,
    seq integer not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (user_id, collection, id),
    unique (user_id, collection, seq),
    check (deleted = (content is null))
  )`,
  sql`create index sync_documents_tombstones on sync_documents (updated_at) where deleted`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
