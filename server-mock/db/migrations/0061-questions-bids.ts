import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table mail_outbox add column reply_to text`,
  sql`create table questions (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    user_id uuid references users (id) on delete set null,
    kind text not null check (kind in ('QUESTION', 'VIEWING')),
    name text not null,
    email text not null,
    message text not null,
    created_at timestamptz not null
  )`,
  sql`create index questions_of_product on questions (product_id, created_at)`,
  sql`create table bids (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    seller_id uuid not null references sellers (id) on delete cascade,
    user_id uuid references users (id) on delete set null,
    email text not null,
    amount_cents integer not null check (amount_cents > 0),
    counterbid_cents integer check (counterbid_cents > amount_cents),
    status text not null default 'PENDING'
      check (status in ('PENDING', 'ACCEPTED', 'COUNTERBID', 'EXPIRED', 'REJECTED')),
    seller_responded_at timestamptz,
    created_at timestamptz not null,
    modified_at timestamptz not null,
    -- BID-016: one per product and address, whatever became of it.
    unique (product_id, email)
  )`,
  sql`create index bids_of_seller on bids (seller_id, modified_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
