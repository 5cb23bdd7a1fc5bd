import type { Kysely } from 'kysely';
import { liveStatuses } from '#domain/payments/transaction.ts';
import type { Database } from '../../db/schema.ts';

/** Returns the products that accepted bids reserve for an account. */
export async function productsHeldFor(db: Kysely<Database>, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .where('carts.user_id', '=', userId)
    .where('carts.reserves_product', '=', true)
    .where('carts.status', '=', 'OPEN')
    .select('cart_lines.product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Returns the bid that is paid with a cart; null for any other cart. */
export async function bidOfCart(db: Kysely<Database>, cartId: string): Promise<string | null> {
  const cart = await db.selectFrom('carts').select('bid_id').where('id', '=', cartId).executeTakeFirst();
  return cart?.bid_id ?? null;
}

export interface BidCart {
  readonly cartUuid: string;
  readonly isPaid: boolean;
  /** Whether a payment is in progress. */
  readonly isPaying: boolean;
}

/** Returns the carts of these bids, by bid id. Bids without a cart are left out. */
export async function bidCarts(
  db: Kysely<Database>,
  bidIds: readonly string[],
): Promise<ReadonlyMap<string, BidCart>> {
  if (bidIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('carts')
    .leftJoin('transactions', (join) =>
      join
        .onRef('transactions.cart_id', '=', 'carts.id')
        .on('transactions.status', 'in', [...liveStatuses])
        .on('transactions.superseded', '=', false),
    )
    .where('carts.bid_id', 'in', [...bidIds])
    .select(['carts.id', 'carts.bid_id', 'carts.status', 'transactions.id as live'])
    .execute();
  return new Map(
    rows.map(({ id, bid_id: bidId, status, live }) => {
      const isPaid = status === 'FROZEN';
      return [bidId ?? '', { cartUuid: id, isPaid, isPaying: !isPaid && live !== null }];
    }),
  );
}

/** The path under which the bidder pays (ROUTE-063). */
export function bidCartPath(cartUuid: string): string {
  return `/winkelwagen/${cartUuid}`;
}
