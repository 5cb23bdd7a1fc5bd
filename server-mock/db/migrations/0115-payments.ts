import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table transactions (
    id uuid primary key,
    -- No reference: a cart may go, what was paid for it stays.
    cart_id uuid not null,
    user_id uuid references users (id) on delete set null,
    email text not null,
    locale text not null check (locale in ('nl', 'en', 'fr')),
    shipping_address jsonb,
    billing_address jsonb,
    status text not null default 'created' check (status in
      ('created', 'reserved', 'expired', 'cancelled', 'failed', 'completed', 'refunded', 'chargeback')),
    payment_method text check (payment_method in ('ideal', 'bcmc', 'creditcard')),
    amount_cents bigint not null check (amount_cents >= 0),
    -- The provider's name for it; null until it has answered.
    payment_id text unique,
    redirect_url text,
    -- Another way of paying the same cart took its place.
    superseded boolean not null default false,
    checked_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (amount_cents = 0 or payment_method is not null)
  )`,
  sql`create unique index transactions_one_live_per_cart on transactions (cart_id)
    where status in ('created', 'reserved') and not superseded`,
  sql`create table item_claims (
    transaction_id uuid not null references transactions (id),
    product_id uuid not null references products (id),
    quantity integer not null check (quantity > 0),
    price_cents integer not null check (price_cents >= 0),
    delivery_method_id text,
    state text not null check (state in ('HELD', 'SOLD', 'RELEASED')),
    -- A held claim counts until then.
    expires_at timestamptz not null,
    position integer not null,
    primary key (transaction_id, product_id)
  )`,
  sql`create index item_claims_held on item_claims (product_id) where state = 'HELD'`,
  // One item, one buyer: whatever the code does, no more is held than there is.
  sql`create function refuse_overclaim() returns trigger language plpgsql as $$
    declare stock integer; held bigint;
    begin
      if new.state <> 'HELD' then return new; end if;
      select inventory into stock from products where id = new.product_id for update;
      select coalesce(sum(quantity), 0) into held from item_claims
        where product_id = new.product_id and state = 'HELD' and transaction_id <> new.transaction_id;
      if held + new.quantity > stock then
        raise exception 'more of a product is claimed than there is'
          using errcode = 'check_violation', constraint = 'item_claims_within_stock';
      end if;
      return new;
    end $$`,
  sql`create trigger item_claims_within_stock before insert or update on item_claims
    for each row execute function refuse_overclaim()`,
  sql`create table ledger_postings (
    id uuid primary key,
    position bigint generated always as identity,
    kind text not null check (kind in ('paid', 'released', 'refunded', 'charged_back', 'paid_out')),
    transaction_id uuid not null references transactions (id),
    -- The sold line it is about; null for a payment as a whole.
    order_product_id uuid,
    created_at timestamptz not null
  )`,
  // Each cause moves money once, and what went back went back once, for whatever reason.
  sql`create unique index ledger_once on ledger_postings (coalesce(order_product_id, transaction_id), kind)`,
  sql`create unique index ledger_returned_once on ledger_postings (coalesce(order_product_id, transaction_id))
    where kind in ('refunded', 'charged_back')`,
  sql`create index ledger_of_transaction on ledger_postings (transaction_id)`,
  sql`create table ledger_entries (
    posting_id uuid not null references ledger_postings (id),
    account text not null check (account in ('buyer', 'held', 'seller', 'platform', 'refund', 'paid_out')),
    amount_cents bigint not null check (amount_cents <> 0),
    primary key (posting_id, account)
  )`,
  sql`create function refuse_unbalanced() returns trigger language plpgsql as $$
    begin
      if (select sum(amount_cents) from ledger_entries where posting_id = new.posting_id) <> 0 then
        raise exception 'the entries of a posting do not sum to zero'
          using errcode = 'check_violation', constraint = 'ledger_sums_to_zero';
      end if;
      return null;
    end $$`,
  sql`create constraint trigger ledger_sums_to_zero after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_unbalanced()`,
  sql`create function refuse_rewriting() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is only ever added to' using errcode = 'check_violation'; end $$`,
  ...['ledger_postings', 'ledger_entries'].flatMap((table) => [
    sql`create trigger append_only before update or delete on ${sql.table(table)}
      for each row execute function refuse_rewriting()`,
    sql`create trigger never_emptied before truncate on ${sql.table(table)}
      for each statement execute function refuse_rewriting()`,
  ]),
  // The payment provider of the demo.
  sql`create table simulated_payments (
    id text primary key,
    idempotency_key text not null unique,
    reference uuid not null,
    amount_cents bigint not null,
    status text not null,
    return_url text not null,
    created_at timestamptz not null
  )`,
  sql`create table simulated_refunds (
    idempotency_key text primary key,
    payment_id text not null references simulated_payments (id),
    amount_cents bigint not null check (amount_cents > 0),
    created_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
