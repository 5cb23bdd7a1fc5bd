import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The accounts that have a product on their wishlist, without those of its seller. */
export async function saversOf(
  db: Kysely<Database>,
  product: { readonly id: string; readonly seller_id: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sync_documents')
    .innerJoin('users', 'users.id', 'sync_documents.user_id')
    .select('sync_documents.user_id')
    .where('collection', '=', 'wishlist')
    .where('sync_documents.id', '=', product.id)
    .where('deleted', '=', false)
    .where((eb) => eb.or([eb('users.seller_id', 'is', null), eb('users.seller_id', '<>', product.seller_id)]))
    .orderBy('sync_documents.user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
