import type { BidClosedReason } from '#domain/bid/life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { closeOpenBids, impossible, transitionBid } from './transition-bid.ts';

/**
 * The cart of a bid was bought (readings BID-012: paying accepts): the bid is ACCEPTED and paid, in the caller's
 * transaction and before its piece counts as sold. The product is locked by the caller. A bid that ended meanwhile stays
 * as it is.
 */
export async function payBid(scope: CommandScope, bidId: string): Promise<void> {
  const bid = await scope.tx
    .selectFrom('bids')
    .selectAll()
    .where('id', '=', bidId)
    .forUpdate()
    .executeTakeFirst();
  const isOpen = bid?.status === 'ACCEPTED' || bid?.status === 'COUNTERBID';
  if (bid === undefined || !isOpen || bid.paid_at !== null) return;
  const facts = { isInTime: true, isForSale: true, hasRoom: false, isPaid: false };
  await transitionBid(scope, bid, { event: 'pay', actor: 'buyer', facts }, impossible);
}

/**
 * Ends all open bids on a piece that nobody can buy any more, in the transaction that sells it or takes it down; each of
 * the bidders is told why. The product is locked by the caller.
 */
export async function endBidsOn(
  scope: CommandScope,
  productId: string,
  reason: Exclude<BidClosedReason, 'accepted_elsewhere'>,
): Promise<void> {
  await closeOpenBids(scope, productId, reason);
}
