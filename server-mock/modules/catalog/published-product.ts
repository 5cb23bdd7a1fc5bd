import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

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
