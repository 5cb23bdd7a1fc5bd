import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface PriceChange {
  readonly date: Date;
  /** Cents. */
  readonly price: number;
}

/**
 * Appends the product's price to its history unless it is the last one there. Called in the transaction that changed
 * it, for a product that is or was for sale.
 */
export async function recordPrice(db: Kysely<Database>, productId: string, now: Date): Promise<void> {
  await sql`insert into product_price_changes (product_id, price_cents, changed_at)
    select id, price_cents, ${now} from products
    where id = ${productId} and price_cents is not null and price_cents is distinct from (
      select price_cents from product_price_changes where product_id = ${productId} order by id desc limit 1)`.execute(
    db,
  );
}

/** Every price that buyers saw, the oldest first. */
export async function priceHistory(db: Kysely<Database>, productId: string): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom('product_price_changes')
    .select(['changed_at', 'price_cents'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ date: row.changed_at, price: row.price_cents }));
}
