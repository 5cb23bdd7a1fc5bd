import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { loadProduct } from '../products/public.ts';

/** A match of a wanted item, for an email or a notification; null once the item or the product has ended. */
export async function openMatch(db: Kysely<Database>, itemId: string, productId: string) {
  const item = await db
    .selectFrom('wanted_items')
    .where('id', '=', itemId)
    .where('status', '=', 'ONGOING')
    .select(['id', 'title', 'locale', 'user_id'])
    .executeTakeFirst();
  const view = await loadProduct(db, productId);
  if (item === undefined || view === undefined) return null;
  const { product, translations } = view;
  return product.status === 'PUBLISHED' && product.inventory > 0 ? { item, product, translations } : null;
}
