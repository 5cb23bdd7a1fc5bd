import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whether a product is published and in stock, reserved or not. */
export async function isProductForSale(db: Kysely<Database>, productId: string): Promise<boolean> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .executeTakeFirst();
  return product !== undefined;
}

/**
 * Returns whether buyers could see a product before `moment`. The price history starts with the first publication.
 */
export async function wasOfferedBefore(
  db: Kysely<Database>,
  productId: string,
  moment: Date,
): Promise<boolean> {
  const price = await db
    .selectFrom('product_price_changes')
    .select('id')
    .where('product_id', '=', productId)
    .where('changed_at', '<', moment)
    .limit(1)
    .executeTakeFirst();
  return price !== undefined;
}
