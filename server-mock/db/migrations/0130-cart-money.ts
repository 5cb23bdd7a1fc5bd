import { type Kysely, sql } from 'kysely';

const statements = [
  // A cart in which one bid is paid stands beside the account's ordinary one.
  sql`alter table carts
    add column bid_id uuid unique,
    add column offer_until timestamptz,
    add column holds_piece boolean not null default false,
    -- Under which ids the visit was counted, where that was allowed (CART-067).
    add column mp_session_id uuid,
    add column mp_device_id uuid,
    add check ((bid_id is null) = (offer_until is null))`,
  sql`drop index carts_one_open_per_user`,
  sql`create unique index carts_one_open_per_user on carts (user_id) where status = 'OPEN' and bid_id is null`,
  sql`alter table cart_lines
    -- Cents for one, whatever the piece costs elsewhere: that of the bid.
    add column agreed_price_cents integer check (agreed_price_cents >= 0),
    -- As it was bought; null while the cart is open.
    add column frozen_price_cents integer check (frozen_price_cents >= 0),
    add column frozen_delivery_cents integer check (frozen_delivery_cents >= 0),
    add column frozen_discount_cents bigint check (frozen_discount_cents >= 0)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
