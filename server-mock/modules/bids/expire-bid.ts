import type { CommandScope } from '../../command.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { bidCarts } from '../carts/store.ts';
import { bidDueSoon } from './events.ts';
import { lockBid } from './lock-bid.ts';
import { bidReminderKind } from './remind-bid.ts';
import { impossible, transitionBid } from './transition-bid.ts';

/** Somebody who is paying may end it; then it is looked at again. */
const nextLook = 15 * 60 * 1000;

/**
 * A bid ends that the seller did not answer within its five days, or that the buyer did not pay within the five days
 * after the answer (BID-015). One whose buyer is paying at this moment waits for the end of that.
 */
export const bidExpiry: DeadlineHandler = {
  kind: 'bid_expiry',
  run: async (scope, bidId) => {
    const held = await lockBid(scope.tx, bidId);
    if (held === undefined || held.bid.paid_at !== null) return;
    const { status } = held.bid;
    if (status === 'REJECTED' || status === 'EXPIRED') return;
    if (await isBeingPaid(scope, bidId)) {
      const dueAt = new Date(scope.now.getTime() + nextLook);
      await setDeadline(scope.tx, { kind: bidExpiry.kind, subjectId: bidId, dueAt });
      return;
    }
    const facts = { isInTime: false, isForSale: true, hasRoom: false, isPaid: false };
    await transitionBid(scope, held.bid, { event: 'expire', actor: 'system', facts }, impossible);
  },
};

async function isBeingPaid({ tx }: CommandScope, bidId: string): Promise<boolean> {
  return (await bidCarts(tx, [bidId])).get(bidId)?.isPaying === true;
}

/** By the id of a bid, a day before it ends. */
const bidReminder: DeadlineHandler = {
  kind: bidReminderKind,
  run: async ({ emit }, bidId) => await emit(bidDueSoon, { bidId }),
};

export const bidDeadlines: readonly DeadlineHandler[] = [bidExpiry, bidReminder];
