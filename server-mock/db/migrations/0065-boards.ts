import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table boards (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    title text not null,
    -- Whoever has it may look; null while the board is not shared.
    share_key text unique,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index boards_of_user on boards (user_id, updated_at desc)`,
  sql`create table board_items (
    board_id uuid not null references boards (id) on delete cascade,
    product_id uuid not null references products (id) on delete cascade,
    position bigint generated always as identity,
    primary key (board_id, product_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
