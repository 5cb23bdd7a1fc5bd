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

/** The parts of a product that its price for one buyer follows from. */
interface Priced {
  readonly id: string;
  readonly price_cents: Cents | null;
}

/** What a product costs this buyer: the agreed price where there is one, never above the product's own. */
function priceFor(product: Priced, agreed: ReadonlyMap<string, Cents>): Cents {
  const amount = agreed.get(product.id);
  return amount === undefined ? (product.price_cents ?? 0) : lowerOf(product, amount);
}

/**
 * What a line of a cart costs: the amount of its bid where it has one, else as `priceFor`. A seller who lowers the price
 * below an agreed amount lowers that too, so nobody pays more than the product page asks.
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
