import type { DeadlineHandler } from '../../process/deadlines.ts';

/** A bid that the seller did not answer within its five days ends (BID-015). */
export const bidExpiry: DeadlineHandler = {
  kind: 'bid_expiry',
  run: async ({ tx, now }, bidId) => {
    await tx
      .updateTable('bids')
      .set({ status: 'EXPIRED', modified_at: now })
      .where('id', '=', bidId)
      .where('status', '=', 'PENDING')
      .execute();
  },
};

export const bidDeadlines: readonly DeadlineHandler[] = [bidExpiry];
