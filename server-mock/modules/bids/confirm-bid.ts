import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockBid } from './lock-bid.ts';

/**
 * Somebody opened the link that only the visitor's mailbox has: from now on the bid is that of the account with this
 * address too, unless that account has bid on the piece itself (BID-016). In its own transaction.
 */
export async function confirmBid(db: Kysely<Database>, bidId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const held = await lockBid(tx, bidId);
    if (held === undefined) return;
    const { product_id: productId, email } = held.bid;
    await tx
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
      .execute();
  });
}
