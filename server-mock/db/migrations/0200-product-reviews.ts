import { type Kysely, sql } from 'kysely';

const statements = [
  // What staff decided about a product, with what they saw: the next review shows what changed since.
  sql`create table product_reviews (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    reviewer_id uuid,
    at timestamptz not null,
    decision text not null check (decision in ('APPROVE', 'REQUEST_CHANGES', 'REJECT')),
    changes jsonb not null,
    rejection_reason text,
    words text not null,
    facts jsonb not null
  )`,
  sql`create index product_reviews_of_product on product_reviews (product_id, at desc)`,
  // Since when it waits; the queue begins with the oldest.
  sql`alter table products add column submitted_at timestamptz`,
  sql`update products set submitted_at = updated_at where status = 'IN_REVIEW'`,
  sql`create index products_in_review on products (submitted_at, id) where status = 'IN_REVIEW'`,
  // One row once somebody has chosen; the default is in modules/catalog/review-settings.ts.
  sql`create table review_settings (
    id smallint primary key check (id = 1),
    first_product_only boolean not null,
    updated_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
