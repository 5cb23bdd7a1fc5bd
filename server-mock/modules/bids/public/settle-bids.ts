import type { BidClosedReason } from '#domain/bid/life-cycle.ts';
import type { CommandScope } from '../../../command.ts';
import { impossible } from '../../../process/transition.ts';
import { closeOpenBids, transitionBid } from '../transition-bid.ts';

/**
 * Marks a bid as ACCEPTED and paid once its cart was bought (BID-012, docs/readings.md: paying accepts the bid). Runs
 * in the caller's transaction, before the product counts as sold; the caller holds the row lock of the product. A bid
 * that has ended in the meantime stays unchanged.
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
  await transitionBid(scope, bid, { event: 'pay', actor: 'buyer', facts }, impossible('bid', bidId, 'pay'));
}

/**
 * Ends all open bids on a product that can no longer be bought, in the transaction that sells it or takes it offline.
 * Each bidder is notified with the reason. The caller holds the row lock of the product.
 */
export async function endBidsOn(
  scope: CommandScope,
  productId: string,
  reason: Exclude<BidClosedReason, 'accepted_elsewhere'>,
): Promise<void> {
  await closeOpenBids(scope, productId, reason);
}
