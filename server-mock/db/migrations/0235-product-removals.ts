import { type Kysely, sql } from 'kysely';

const statements = [
  // Staff took a product offline, with the reason and the explanation that went to its seller.
  sql`create table product_removals (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    reason text not null,
    explanation text not null,
    removed_at timestamptz not null,
    removed_by uuid not null
  )`,
  sql`create index product_removals_of_product on product_removals (product_id, removed_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
