import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The suggestions among these that are still open, by the title of their product. */
export async function openSuggestions(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('sale_suggestions')
    .innerJoin('products', 'products.id', 'sale_suggestions.product_id')
    .where('sale_suggestions.id', 'in', [...ids])
    .where('sale_suggestions.status', '=', 'PENDING')
    .orderBy('products.title')
    .select(['sale_suggestions.price_cents as asked', 'suggested_price_cents', 'products.title'])
    .select(['products.id as productId', 'sale_suggestions.seller_id as sellerId'])
    .execute();
}
