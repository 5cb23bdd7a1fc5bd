import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  /** Visitors may bid with an e-mail address (BID-037). */
  placeBid: { who: 'anyone' },
  bids: { who: 'user', owner: true },
  bid: { who: 'user', owner: true },
} satisfies Policy;
