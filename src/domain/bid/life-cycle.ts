import type { Guard, LifeCycle } from '../process/life-cycle.ts';
import { bidValidity } from './bid-rules.ts';
import { type BidStatus, bidStatuses } from './bid-status.ts';

export const bidEvents = ['accept', 'decline', 'counterbid', 'pay', 'expire', 'close'] as const;
export type BidEvent = (typeof bidEvents)[number];

export const bidActors = ['seller', 'buyer', 'system'] as const;
type BidActor = (typeof bidActors)[number];

/** The facts that the guards check. */
export interface BidFacts {
  /** Whether its five days have not passed yet (BID-015). */
  readonly isInTime: boolean;
  /** Whether the product is published and in stock. */
  readonly isForSale: boolean;
  /** Whether the price is above the bid, so that a counterbid is possible (BID-007, docs/readings.md). */
  readonly hasRoom: boolean;
  readonly isPaid: boolean;
}

/** Why a bid can no longer be answered. Each code has a text that is shown to the user. */
export type BidAnswerProblem =
  | 'bid_answered'
  | 'bid_expired'
  | 'bid_product_unavailable'
  | 'bid_no_room_for_counterbid';

/** Why the system closed a bid that the seller had not declined. */
export const bidClosedReasons = ['accepted_elsewhere', 'sold', 'gone'] as const;
export type BidClosedReason = (typeof bidClosedReasons)[number];

type BidEffect =
  | 'reserve_product'
  | 'make_cart'
  | 'end_cart'
  | 'close_others'
  | 'notify_buyer'
  | 'notify_both';

export interface BidParts {
  readonly state: BidStatus;
  readonly event: BidEvent;
  readonly actor: BidActor;
  readonly facts: BidFacts;
  readonly code: BidAnswerProblem;
  readonly effect: BidEffect;
}

type Situation = BidFacts & { readonly status: BidStatus };

/** Returns why a bid cannot be answered (BID-005 to BID-007), or null when it can. */
export function bidAnswerProblem(
  event: 'accept' | 'decline' | 'counterbid',
  { status, isInTime, isForSale, hasRoom }: Situation,
): BidAnswerProblem | null {
  if (status === 'EXPIRED' || (status === 'PENDING' && !isInTime)) return 'bid_expired';
  if (status !== 'PENDING') return 'bid_answered';
  if (event === 'decline') return null;
  if (!isForSale) return 'bid_product_unavailable';
  return event === 'counterbid' && !hasRoom ? 'bid_no_room_for_counterbid' : null;
}

const answerable = (event: 'accept' | 'decline' | 'counterbid', code: BidAnswerProblem): Guard<BidParts> => ({
  name: `can be answered (${event})`,
  holds: (facts) => bidAnswerProblem(event, { ...facts, status: 'PENDING' }) === null,
  code,
});
const unpaid: Guard<BidParts> = {
  name: 'not paid',
  holds: ({ isPaid }) => !isPaid,
  code: 'bid_answered',
};

const deadline = { kind: 'bid_expiry', after: bidValidity } as const;

/**
 * The life cycle of a bid. The seller answers once: accept (BID-005), decline (BID-006) or one counterbid (BID-007,
 * BID-017). Paying accepts a counterbid; without payment it expires (BID-012, docs/readings.md). An accepted bid
 * reserves the product for its buyer until its five days have passed (BID-015, docs/readings.md). A sale, or the
 * acceptance of another bid, closes the open bids. REJECTED and EXPIRED are final (BID-013, BID-014), and so is a
 * paid bid.
 */
export const bidLifeCycle: LifeCycle<BidParts> = {
  name: 'bid',
  states: bidStatuses,
  events: bidEvents,
  actors: bidActors,
  initial: 'PENDING',
  rows: [
    {
      ...{ from: ['PENDING'], event: 'accept', by: ['seller'] },
      ...{ guard: answerable('accept', 'bid_product_unavailable'), to: 'ACCEPTED' },
      ...{ effects: ['reserve_product', 'close_others', 'notify_buyer'], deadline },
    },
    {
      ...{ from: ['PENDING'], event: 'decline', by: ['seller'] },
      ...{ guard: answerable('decline', 'bid_expired'), to: 'REJECTED', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['PENDING'], event: 'counterbid', by: ['seller'] },
      ...{ guard: answerable('counterbid', 'bid_product_unavailable'), to: 'COUNTERBID' },
      ...{ effects: ['make_cart', 'notify_buyer'], deadline },
    },
    {
      ...{ from: ['ACCEPTED', 'COUNTERBID'], event: 'pay', by: ['buyer'], guard: unpaid },
      ...{ to: 'ACCEPTED', effects: [] },
    },
    { from: ['PENDING'], event: 'expire', by: ['system'], to: 'EXPIRED', effects: ['notify_both'] },
    {
      ...{ from: ['ACCEPTED', 'COUNTERBID'], event: 'expire', by: ['system'], guard: unpaid },
      ...{ to: 'EXPIRED', effects: ['end_cart', 'notify_both'] },
    },
    { from: ['PENDING'], event: 'close', by: ['system'], to: 'REJECTED', effects: ['notify_buyer'] },
    {
      ...{ from: ['ACCEPTED', 'COUNTERBID'], event: 'close', by: ['system'], guard: unpaid },
      ...{ to: 'REJECTED', effects: ['end_cart', 'notify_buyer'] },
    },
  ],
};

/** The statuses in which an unpaid bid can still lead to a sale. */
export const openBidStatuses = ['PENDING', 'ACCEPTED', 'COUNTERBID'] as const satisfies readonly BidStatus[];
