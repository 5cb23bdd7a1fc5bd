import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  /** Visitors can bid with an email address (BID-037). */
  placeBid: { who: 'anyone' },
  bids: { who: 'user', owner: true },
  /** Visitors need the key from the emailed link, or the one returned when the bid was placed. */
  bid: { who: 'anyone', owner: true },
  /** Only the seller of the product can answer (BID-039). */
  updateBid: { who: 'user', owner: true },
  calculatePayout: { who: 'user', owner: true },
} satisfies Policy;
