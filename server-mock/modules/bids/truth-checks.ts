import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { TruthCheck, TruthChecks } from '../../process/truth-check.ts';
import { loadBid } from './load-bid.ts';

/** Returns a check that is true while the action that the notification asks for is still open. */
const waitsIn =
  (statusesOf: (detail: string) => readonly BidStatus[]): TruthCheck =>
  async (db, { subject, detail, now }) => {
    const bid = await loadBid(db, subject);
    if (bid === undefined || bid.paid_at !== null) return false;
    return statusesOf(detail).includes(bid.status) && bid.expires_at > now;
  };

const ofAnswer: Readonly<Record<string, TruthCheck>> = {
  accepted: waitsIn(() => ['ACCEPTED']),
  counterbid: waitsIn(() => ['COUNTERBID']),
};

export const bidChecks: TruthChecks = {
  bid_received: waitsIn(() => ['PENDING']),
  bid_expiring: waitsIn((side) => (side === 'seller' ? ['PENDING'] : ['ACCEPTED', 'COUNTERBID'])),
  bid_answered: async (db, about) => (await ofAnswer[about.detail]?.(db, about)) ?? true,
};
