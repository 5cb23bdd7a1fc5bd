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
 * instead. The share lock on the seller makes a change of their type wait for this transaction, so that the handler of
 * that change finds the product.
 */
async function noteLowestBefore(db: Kysely<Database>, productId: string): Promise<void> {
  const row = await db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['sellers.type', 'price_cents', 'lowest_before_cents'])
    .where('products.id', '=', productId)
    .forShare('sellers')
    .executeTakeFirst();
  if (row === undefined) return;
  const lowest = isTrader(row) ? await lowestCents(db, productId) : null;
  const noted = isTrader(row) ? (lowest ?? row.price_cents) : null;
  if (noted === row.lowest_before_cents) return;
  await db.updateTable('products').set({ lowest_before_cents: noted }).where('id', '=', productId).execute();
}

async function lowestCents(db: Kysely<Database>, productId: string): Promise<number | null> {
  const history = await priceHistory(db, productId);
  return lowestIn(history);
}

function lowestIn(history: readonly PriceChange[]): number | null {
  return lowestBefore(history.map(({ date, price }) => ({ at: date.getTime(), price })));
}

/**
 * Updates the price that reductions are compared with for every product that the seller has published, after the
 * seller became a trader or a private seller.
 */
export async function noteLowestOfSeller(db: Kysely<Database>, sellerId: string): Promise<void> {
  const products = await db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.id', 'sellers.type', 'price_cents', 'lowest_before_cents'])
    .where('seller_id', '=', sellerId)
    .where('publication_date', 'is not', null)
    .orderBy('products.id')
    .forNoKeyUpdate('products')
    .execute();
  const histories = await historiesOfSeller(db, sellerId);
  const changed = products.flatMap((product) => {
    const lowest = isTrader(product) ? lowestIn(histories.get(product.id) ?? []) : null;
    const cents = isTrader(product) ? (lowest ?? product.price_cents) : null;
    return cents === product.lowest_before_cents ? [] : [{ id: product.id, cents }];
  });
  await sql`update products set lowest_before_cents = changed.cents
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ cents }) => cents)}::integer[])
      as changed (id, cents)
    where products.id = changed.id`.execute(db);
}

async function historiesOfSeller(
  db: Kysely<Database>,
  sellerId: string,
): Promise<ReadonlyMap<string, readonly PriceChange[]>> {
  const rows = await db
    .selectFrom('product_price_changes')
    .innerJoin('products', 'products.id', 'product_price_changes.product_id')
    .select(['product_id', 'changed_at', 'product_price_changes.price_cents'])
    .where('seller_id', '=', sellerId)
    .orderBy('product_price_changes.id')
    .execute();
  const histories = new Map<string, PriceChange[]>();
  for (const { product_id, changed_at, price_cents } of rows) {
    const history = histories.get(product_id) ?? [];
    history.push({ date: changed_at, price: price_cents });
    histories.set(product_id, history);
  }
  return histories;
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
