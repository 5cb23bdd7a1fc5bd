import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Bid } from './transition-bid.ts';

/**
 * Locks a bid and its product until the end of the transaction and returns both; undefined if there is no such bid.
 * The product is locked first, as in every transaction that sells or reserves it, so that bids, answers and purchases
 * of one product are serialised.
 */
export async function lockBid(tx: Transaction<Database>, bidId: string) {
  const known = await tx.selectFrom('bids').select('product_id').where('id', '=', bidId).executeTakeFirst();
  if (known === undefined) return undefined;
  const product = await tx
    .selectFrom('products')
    .select(['id', 'status', 'inventory', 'price_cents'])
    .where('id', '=', known.product_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const bid: Bid | undefined = await tx
    .selectFrom('bids')
    .selectAll()
    .where('id', '=', bidId)
    .forUpdate()
    .executeTakeFirst();
  return bid === undefined || product === undefined ? undefined : { bid, product };
}
