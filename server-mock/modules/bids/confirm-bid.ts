import { scopeOf } from '../../command.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { bidConfirmed } from './events.ts';
import { lockBid } from './lock-bid.ts';

/**
 * Confirms a visitor's bid after its emailed link was opened: the bid then also belongs to the account with this
 * address, and so do its messages soon afterwards. Does nothing if that account has its own bid on the product
 * (BID-016). Runs in its own transaction.
 */
export async function confirmBid(
  { db, bus, clock }: Pick<GraphqlContext, 'db' | 'bus' | 'clock'>,
  bidId: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const held = await lockBid(tx, bidId);
    if (held === undefined) return;
    const { product_id: productId, email } = held.bid;
    const { numUpdatedRows } = await tx
      .updateTable('bids')
      .set({ confirmed_at: now })
      .where('id', '=', bidId)
      .where('user_id', 'is', null)
      .where('confirmed_at', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('bids as own')
              .select('own.id')
              .where('own.product_id', '=', productId)
              .where('own.email', '=', email)
              .where('own.user_id', 'is not', null),
          ),
        ),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await scopeOf(tx, bus, now).emit(bidConfirmed, { bidId });
  });
}
