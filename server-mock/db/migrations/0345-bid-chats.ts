import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table conversations add column bid_id uuid unique references bids (id) on delete cascade`,
  sql`alter table conversations drop constraint conversations_have_one_buyer`,
  sql`alter table conversations add constraint conversations_have_one_buyer check (
    num_nonnulls(buyer_id, order_product_id, bid_id) = 1
      and (buyer_id is null or guest_email is null)
      and (order_product_id is null or guest_email is not null)
  )`,
];

/** The buyer of a conversation may also be a visitor's bid; its address is stored once the emailed link was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
