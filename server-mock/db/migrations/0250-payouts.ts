import { type Kysely, sql } from 'kysely';

const statements = [
  // A changed account number waits before payouts use it; until then they go to the earlier one.
  sql`alter table sellers
    add column previous_iban text,
    add column previous_account_holder text,
    add column account_usable_from timestamptz`,
  sql`create table payout_runs (
    id uuid primary key,
    -- In Amsterdam, as YYYY-MM-DD.
    day text not null unique,
    created_at timestamptz not null
  )`,
  sql`create table payouts (
    id uuid primary key,
    number bigint generated always as identity unique,
    -- Null for one that staff planned again after a failure.
    run_id uuid references payout_runs (id),
    seller_id uuid not null references sellers (id),
    status text not null default 'PLANNED'
      check (status in ('PLANNED', 'RELEASED', 'SENT', 'PAID', 'FAILED', 'RETURNED')),
    amount_cents bigint not null check (amount_cents > 0),
    -- The account as it was when the payout was planned.
    iban text not null,
    account_holder text not null,
    -- How it is sent; null until it is released.
    channel text check (channel in ('PROVIDER', 'FILE')),
    -- The provider's name for it; null until it has answered.
    provider_id text unique,
    problem text check (problem in ('OUTDATED', 'INVALID_ACCOUNT', 'CLOSED_ACCOUNT', 'REFUSED', 'OTHER')),
    released_by uuid references users (id) on delete set null,
    created_at timestamptz not null,
    released_at timestamptz,
    sent_at timestamptz,
    paid_at timestamptz,
    ended_at timestamptz,
    check ((status in ('FAILED', 'RETURNED')) = (problem is not null))
  )`,
  sql`create index payouts_of_seller on payouts (seller_id, created_at)`,
  sql`create index payouts_by_status on payouts (status, created_at)`,
  // A second payout of a seller waits until the first one is released: what is due changes with it.
  sql`create unique index payouts_one_planned on payouts (seller_id) where status = 'PLANNED'`,
  sql`create table payout_lines (
    payout_id uuid not null references payouts (id),
    order_product_id uuid not null references order_products (id),
    -- Below 0 for what the seller owes.
    amount_cents bigint not null check (amount_cents <> 0),
    -- False once the payout has failed or was returned: then the line may be part of another.
    is_live boolean not null default true,
    primary key (payout_id, order_product_id)
  )`,
  // What is due is paid once, and what is owed is netted once, whatever the code does.
  sql`create unique index payout_lines_once on payout_lines (order_product_id, (amount_cents < 0)) where is_live`,
  sql`create index payout_lines_of_line on payout_lines (order_product_id)`,
  sql`alter table ledger_postings add column payout_id uuid references payouts (id)`,
  sql`create index ledger_of_line on ledger_postings (order_product_id)`,
  sql`drop index ledger_once`,
  sql`create unique index ledger_once on ledger_postings (coalesce(order_product_id, transaction_id), kind)
    where payout_id is null`,
  // A line may be paid out again after a bank sent its money back: each payout books it once.
  sql`create unique index ledger_payout_once on ledger_postings (payout_id, order_product_id, kind)
    where payout_id is not null`,
  sql`alter table ledger_postings add constraint ledger_payouts_have_cause
    check ((kind in ('paid_out', 'payout_returned')) = (payout_id is not null and order_product_id is not null))`,
  // Invoices of the shop's fee: numbered without gaps, and never changed.
  sql`create table fee_invoices (
    number integer primary key check (number > 0),
    payout_id uuid not null unique references payouts (id),
    seller_id uuid not null references sellers (id),
    -- Including VAT.
    total_cents bigint not null check (total_cents > 0),
    vat_cents bigint not null check (vat_cents >= 0),
    seller_name text not null,
    seller_address text not null,
    seller_vat_number text,
    created_at timestamptz not null
  )`,
  sql`create table fee_invoice_lines (
    order_product_id uuid primary key references order_products (id),
    invoice_number integer not null references fee_invoices (number),
    fee_cents bigint not null check (fee_cents > 0)
  )`,
  sql`create index fee_invoice_lines_of_invoice on fee_invoice_lines (invoice_number)`,
  // What the provider listed for a day, compared with ours, and whether the ledger adds up.
  sql`create table payout_reconciliations (
    day text primary key,
    compared integer not null,
    mismatches jsonb not null,
    ledger_problems jsonb not null,
    created_at timestamptz not null
  )`,
  // The payout provider of the demo.
  sql`create table simulated_payouts (
    id text primary key,
    idempotency_key text not null unique,
    reference uuid not null,
    amount_cents bigint not null check (amount_cents > 0),
    iban text not null,
    status text not null check (status in ('SENT', 'PAID', 'FAILED', 'RETURNED')),
    -- How often the bank carried it out; 2 for one that it repeated by mistake.
    copies integer not null default 1,
    created_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
