import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/*
 * A product that nobody else can buy because all of its stock is held has one deadline, at the first moment at which
 * some of it may be free. Code that ends a reservation earlier moves that deadline to the present. Only the
 * deadline's handler emits that a product is available again, and only once, because the deadline is removed in the
 * same transaction.
 */
export const reservationEndKind = 'reservation_end';

/** Returns the stock of products, in the order of their ids. */
export async function stocksOf(tx: Transaction<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom('products')
    .select(['id', 'seller_id', 'status', 'inventory'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
