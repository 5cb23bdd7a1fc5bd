import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table orders (
    id uuid primary key,
    number bigint generated always as identity (start with 100001) unique,
    -- One order per payment and per cart.
    transaction_id uuid not null unique references transactions (id),
    cart_id uuid not null unique,
    user_id uuid references users (id) on delete set null,
    email text not null,
    locale text not null check (locale in ('nl', 'en', 'fr')),
    shipping_address jsonb,
    billing_address jsonb,
    created_at timestamptz not null
  )`,
  sql`create index orders_of_user on orders (user_id)`,
  sql`create index orders_of_visitor on orders (email) where user_id is null`,
  sql`create table order_products (
    id uuid primary key,
    order_id uuid not null references orders (id),
    product_id uuid not null references products (id),
    seller_id uuid not null references sellers (id),
    -- As it was when it was bought.
    title text not null,
    price_cents integer not null check (price_cents >= 0),
    discount_cents bigint not null default 0 check (discount_cents >= 0),
    quantity integer not null check (quantity > 0),
    payout_cents bigint not null check (payout_cents >= 0),
    payout_made_at timestamptz,
    created_at timestamptz not null,
    unique (order_id, product_id)
  )`,
  sql`create index order_products_of_seller on order_products (seller_id, created_at desc)`,
  sql`create table order_deliveries (
    id uuid primary key,
    order_product_id uuid not null unique references order_products (id),
    status text not null default 'PENDING' check (status in
      ('PENDING', 'ARRIVED', 'HANDED_OFF', 'CONFIRMED', 'IN_REVIEW', 'CANCELLED')),
    delivery_type text not null,
    original_type text not null,
    transport_handled_by_seller boolean not null default false,
    answered_transport_question boolean not null default false,
    price_paid_by_customer_cents integer not null default 0 check (price_paid_by_customer_cents >= 0),
    price_paid_to_transporter_cents integer not null default 0 check (price_paid_to_transporter_cents >= 0),
    track_and_trace_link text,
    dhl_tracker_code text,
    postnl_label_link text,
    complaint text check (length(complaint) between 10 and 5000),
    arrived_at timestamptz,
    handed_off_at timestamptz,
    confirmed_at timestamptz,
    in_review_at timestamptz,
    cancelled_at timestamptz,
    updated_at timestamptz not null,
    -- A complaint has a text, a confirmation its moment.
    check (status <> 'IN_REVIEW' or complaint is not null),
    check (status <> 'CONFIRMED' or confirmed_at is not null)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
