import { type Kysely, sql } from 'kysely';

/** How many people saved a product is asked by product, over everybody's documents. */
const statements = [
  sql`create index sync_documents_wishlist on sync_documents (id) where collection = 'wishlist' and not deleted`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
