import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Counts one visit of the product's page (PROD-020). */
export async function countView(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('products')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', id)
    .execute();
}

/** Returns the id of the published product with this slug; undefined if there is none. */
export async function idOfPublished(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  return row?.id;
}
