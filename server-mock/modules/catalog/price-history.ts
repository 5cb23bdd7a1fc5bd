import { type Kysely, sql } from 'kysely';
import { lowestBefore } from '#domain/money/lowest-before.ts';
import type { Database } from '../../db/schema.ts';

export interface PriceChange {
  readonly date: Date;
  /** In cents. */
  readonly price: number;
}

/**
 * Appends the product's price to its history unless it equals the last entry, and updates the price that reductions
 * are compared with. Runs in the transaction that changed the price, for a product that is or was for sale.
 */
export async function recordPrice(db: Kysely<Database>, productId: string, now: Date): Promise<void> {
  await sql`insert into product_price_changes (product_id, price_cents, changed_at)
    select id, price_cents, ${now} from products
    where id = ${productId} and price_cents is not null and price_cents is distinct from (
      select price_cents from product_price_changes where product_id = ${productId} order by id desc limit 1)`.execute(
    db,
  );
  await noteLowestBefore(db, productId);
}

/**
 * For a trader, the lowest price of the last 30 days (Omnibus directive). A private seller states a new price
 * instead.
 */
async function noteLowestBefore(db: Kysely<Database>, productId: string): Promise<void> {
  const row = await db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['sellers.type', 'price_cents', 'lowest_before_cents'])
    .where('products.id', '=', productId)
    .executeTakeFirst();
  if (row === undefined) return;
  const lowest = isTrader(row) ? await lowestCents(db, productId) : null;
  const noted = isTrader(row) ? (lowest ?? row.price_cents) : null;
  if (noted === row.lowest_before_cents) return;
  await db.updateTable('products').set({ lowest_before_cents: noted }).where('id', '=', productId).execute();
}

async function lowestCents(db: Kysely<Database>, productId: string): Promise<number | null> {
  const history = await priceHistory(db, productId);
  return lowestBefore(history.map(({ date, price }) => ({ at: date.getTime(), price })));
}

/** Returns whether the seller sells commercially; only private sellers do not. */
export function isTrader(seller: { readonly type: string }): boolean {
  return seller.type !== 'private';
}

/** Returns every price that buyers saw, oldest first. */
export async function priceHistory(db: Kysely<Database>, productId: string): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom('product_price_changes')
    .select(['changed_at', 'price_cents'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ date: row.changed_at, price: row.price_cents }));
}
