import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table gift_cards (
    id uuid primary key,
    code text not null unique,
    initial_cents integer not null check (initial_cents > 0),
    created_at timestamptz not null,
    valid_until timestamptz
  )`,
  // One code and one card per cart, whatever the code does (CART-027, CART-028).
  sql`create table cart_discounts (
    cart_id uuid not null references carts (id) on delete cascade,
    usage text not null check (usage in ('discount', 'gift_card')),
    -- That of the code or of the card.
    source_id uuid not null,
    code text not null,
    source text not null,
    type text not null check (type in ('fixed_amount', 'percentage')),
    value integer not null check (value >= 0),
    minimal_order_value_cents integer not null check (minimal_order_value_cents >= 0),
    primary key (cart_id, usage)
  )`,
  sql`alter table transactions
    add column discount_id uuid,
    add column discount_cents bigint not null default 0 check (discount_cents >= 0),
    add column gift_card_id uuid references gift_cards (id),
    add column gift_card_cents bigint not null default 0 check (gift_card_cents >= 0)`,
  sql`create index transactions_of_discount on transactions (discount_id) where discount_id is not null`,
  sql`create index transactions_of_gift_card on transactions (gift_card_id) where gift_card_id is not null`,
  sql`alter table item_claims
    add column discount_cents bigint not null default 0 check (discount_cents >= 0),
    add column gift_card_cents bigint not null default 0 check (gift_card_cents >= 0)`,
  sql`alter table order_products
    add column gift_card_cents bigint not null default 0 check (gift_card_cents >= 0)`,
  // What was taken from a card and what came back to it. Its balance is what is left of it.
  sql`create table gift_card_movements (
    id uuid primary key,
    card_id uuid not null references gift_cards (id),
    transaction_id uuid not null references transactions (id),
    order_product_id uuid,
    amount_cents bigint not null check (amount_cents <> 0),
    created_at timestamptz not null
  )`,
  sql`create unique index gift_card_moved_once
    on gift_card_movements (transaction_id, coalesce(order_product_id, transaction_id))`,
  sql`create index gift_card_movements_of_card on gift_card_movements (card_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
