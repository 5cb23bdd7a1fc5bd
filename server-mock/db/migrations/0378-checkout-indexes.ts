import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create index products_for_sale on products (id) where status = 'PUBLISHED' and inventory > 0`,
  sql`create index item_claims_of_product on item_claims (product_id)`,
];

/**
 * Indexes for what each payment counts, all products for sale, and for who had reserved a product before it became
 * available again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
