import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Counts one visit of the product's page (PROD-020). */
export async function countVisit(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('products')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', id)
    .execute();
}
