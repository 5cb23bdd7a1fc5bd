import { type Kysely, sql } from 'kysely';

const statements = [
  // Whether the seller was a trader when the product was sold; earlier sales take the seller's current type.
  sql`alter table order_products add column sold_by_trader boolean not null default false`,
  sql`update order_products set sold_by_trader = true
    from sellers where sellers.id = order_products.seller_id and sellers.type <> 'private'`,
  sql`create table withdrawals (
    id uuid primary key,
    order_product_id uuid not null references order_products (id),
    -- The name under the declaration.
    name text not null,
    reason text not null default '',
    state text not null check (state in ('DECLARED', 'ASKED', 'RETURN_PENDING', 'SENT_BACK', 'WITH_STAFF', 'REFUNDED',
      'ENDED')),
    state_since timestamptz not null,
    -- Until when the state lasts; null once it is over.
    due_at timestamptz,
    declared_at timestamptz not null,
    sent_back_at timestamptz,
    -- Track and trace of what was sent back.
    return_tracking text,
    -- What the seller says is wrong with the return.
    objection text,
    -- The reasons of staff.
    decision text,
    decided_by uuid references users (id) on delete set null,
    refund_cents bigint,
    outcome text check (outcome in ('REFUNDED', 'PART_REFUNDED', 'KEPT', 'NO_REFUND', 'ENDED_OTHERWISE')),
    closed_at timestamptz,
    check ((state in ('REFUNDED', 'ENDED')) = (closed_at is not null)),
    check ((closed_at is null) = (outcome is null)),
    check (return_tracking is null or sent_back_at is not null)
  )`,
  // A withdrawal that the buyer cancelled does not use up the right to withdraw.
  sql`create unique index withdrawals_once on withdrawals (order_product_id) where outcome is distinct from 'KEPT'`,
  sql`create index withdrawals_by_state on withdrawals (state, due_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
