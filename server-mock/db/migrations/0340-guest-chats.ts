import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table conversations alter column buyer_id drop not null`,
  sql`alter table conversations
    add column order_product_id uuid unique references order_products (id) on delete cascade,
    add column guest_email text`,
  sql`alter table conversations add constraint conversations_have_one_buyer check (
    (buyer_id is null) = (order_product_id is not null) and (order_product_id is null) = (guest_email is null)
  )`,
  sql`create index conversations_of_guest on conversations (guest_email) where guest_email is not null`,
];

/** The buyer of a conversation is an account, or the order line of a buyer without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
