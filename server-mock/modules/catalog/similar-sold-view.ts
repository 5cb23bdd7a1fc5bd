import { type Kysely, sql } from 'kysely';
import { median } from '#domain/money/median.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductRow } from '../products/product-view.ts';

export interface SimilarSold {
  /** In whole euros, the latest sale first. */
  readonly prices: readonly number[];
  readonly median: number;
}

/** Fewer sales say nothing about a price, and could reveal what one person paid. */
const fewest = 3;
const most = 12;

/**
 * Returns the prices of similar sold products: the same category, and the same brand or decade or a shared material;
 * the latest
 * 12. Null for fewer than 3.
 */
export async function similarSold(
  db: Kysely<Database>,
  product: Pick<ProductRow, 'id' | 'category' | 'brand' | 'decade' | 'materials'>,
): Promise<SimilarSold | null> {
  if (product.category === null) return null;
  const brand = product.brand === 'unknown' ? null : product.brand;
  const rows = await db
    .selectFrom('products')
    .select('price_cents')
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '=', 0)
    .where('category', '=', product.category)
    .where('id', '<>', product.id)
    .where(
      sql<boolean>`(brand = ${brand}::text or decade = ${product.decade}::text
        or materials && ${product.materials}::text[])`,
    )
    .orderBy('sold_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(most)
    .execute();
  const prices = rows.map((row) => Math.round((row.price_cents ?? 0) / 100));
  return prices.length < fewest ? null : { prices, median: Math.round(median(prices)) };
}
