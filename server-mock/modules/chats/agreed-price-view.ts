import type { Kysely } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../../db/schema.ts';

/**
 * What these products cost this buyer by payment links that still count (CHAT-006), by product; others are left out.
 * A visitor has none.
 */
export async function agreedPrices(
  db: Kysely<Database>,
  buyerId: string | null,
  productIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Cents>> {
  if (buyerId === null || productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('agreed_prices')
    .select(['product_id', 'price_cents'])
    .where('buyer_id', '=', buyerId)
    .where('product_id', 'in', [...productIds])
    .where('expires_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.price_cents]));
}

/** What a piece costs this buyer: the agreed price where there is one, never above the product's own. */
export function priceFor(
  product: { readonly id: string; readonly price_cents: Cents | null },
  agreed: ReadonlyMap<string, Cents>,
): Cents {
  const price = product.price_cents ?? 0;
  return Math.min(price, agreed.get(product.id) ?? price);
}
