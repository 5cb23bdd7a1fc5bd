import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  /** Visitors may bid with an e-mail address (BID-037). */
  placeBid: { who: 'anyone' },
  bids: { who: 'user', owner: true },
  /** A visitor opens a bid with the key of the mailed link, or the one that placing it answered. */
  bid: { who: 'anyone', owner: true },
  /** The seller of the piece answers, and nobody else (BID-039). */
  updateBid: { who: 'user', owner: true },
  calculatePayout: { who: 'user', owner: true },
} satisfies Policy;
