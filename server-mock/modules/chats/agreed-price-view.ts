import type { Kysely } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Returns the agreed prices of this buyer for these products, from payment links that are still valid (CHAT-006);
 * products without one are left out. A visitor has none.
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

/** The parts of a product that determine its price for one buyer. */
interface Priced {
  readonly id: string;
  readonly price_cents: Cents | null;
}

/**
 * Returns the price of a product for this buyer: the agreed price if there is one, but never above the product's own.
 */
function priceFor(product: Priced, agreed: ReadonlyMap<string, Cents>): Cents {
  const amount = agreed.get(product.id);
  return amount === undefined ? (product.price_cents ?? 0) : lowerOf(product, amount);
}

/**
 * Returns the unit price of a cart line: the amount of its bid if it has one, otherwise as `priceFor`. If the seller
 * lowers the price below an agreed amount, the lower price applies, so nobody pays more than the product page shows.
 */
export function linePrice(
  line: { readonly agreed_price_cents: Cents | null },
  product: Priced,
  agreed: ReadonlyMap<string, Cents>,
): Cents {
  const { agreed_price_cents: amount } = line;
  return amount === null ? priceFor(product, agreed) : lowerOf(product, amount);
}

function lowerOf({ price_cents: price }: Priced, amount: Cents): Cents {
  return price === null ? amount : Math.min(price, amount);
}
