import { type Kysely, sql } from 'kysely';

/** Wishlists of visitors. An account's wishlist is its replicated documents and needs no table. */
const statements = [
  sql`create table wishlists (
    id uuid primary key,
    email text,
    redirect_url text,
    created_at timestamptz not null
  )`,
  sql`create table wishlist_items (
    wishlist_id uuid not null references wishlists (id) on delete cascade,
    product_id uuid not null,
    added_at timestamptz not null,
    position bigint generated always as identity,
    primary key (wishlist_id, product_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
