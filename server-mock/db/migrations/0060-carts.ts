import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table carts (
    id uuid primary key,
    user_id uuid references users (id) on delete cascade,
    status text not null default 'OPEN' check (status in ('OPEN', 'FROZEN')),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // An account has one open cart; two tabs that make one at once end in the same.
  sql`create unique index carts_one_open_per_user on carts (user_id) where status = 'OPEN'`,
  sql`create table cart_lines (
    id uuid primary key,
    cart_id uuid not null references carts (id) on delete cascade,
    product_id uuid not null references products (id) on delete cascade,
    quantity integer not null check (quantity between 1 and 1000),
    position bigint generated always as identity,
    unique (cart_id, product_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
