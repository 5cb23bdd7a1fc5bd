import { type Kysely, sql } from 'kysely';

const statements = [
  // What the bank has in hand when somebody signs in is left alone: it stands beside the account's own, as a bid's does.
  sql`alter table carts add column stands_beside boolean not null default false`,
  sql`drop index carts_one_open_per_user`,
  sql`create unique index carts_one_open_per_user on carts (user_id)
    where status = 'OPEN' and bid_id is null and not stands_beside`,
  // Addresses of a visitor's cart that was put into the account's still lead to its pieces.
  sql`create table joined_carts (
    id uuid primary key,
    cart_id uuid not null references carts (id) on delete cascade
  )`,
  sql`create index joined_carts_of_cart on joined_carts (cart_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
