import type { CommandScope } from '../../command.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { impossible } from '../../process/transition.ts';
import { bidCarts } from '../carts/bid-cart-view.ts';
import { bidDueSoon } from './events.ts';
import { lockBid } from './lock-bid.ts';
import { bidReminderKind } from './remind-bid.ts';
import { transitionBid } from './transition-bid.ts';

/** While a payment is in progress, expiry is retried after this many milliseconds. */
const nextLook = 15 * 60 * 1000;

/**
 * Ends a bid that the seller did not answer within five days, or that the buyer did not pay within five days after
 * the answer (BID-015). While the buyer is paying, expiry waits for the payment to end.
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
    await transitionBid(
      scope,
      held.bid,
      { event: 'expire', actor: 'system', facts },
      impossible('bid', held.bid.id, 'expire'),
    );
  },
};

async function isBeingPaid({ tx }: CommandScope, bidId: string): Promise<boolean> {
  return (await bidCarts(tx, [bidId])).get(bidId)?.isPaying === true;
}

/** Runs a day before a bid ends; the subject is the bid's id. */
const bidReminder: DeadlineHandler = {
  kind: bidReminderKind,
  run: async ({ emit }, bidId) => await emit(bidDueSoon, { bidId }),
};

export const bidDeadlines: readonly DeadlineHandler[] = [bidExpiry, bidReminder];
