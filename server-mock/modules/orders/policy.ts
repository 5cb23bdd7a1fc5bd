import type { Policy } from '../../graphql/policy.ts';

/** What was bought and sold, for its two sides; staff look at it and cancel. */
export const policy = {
  orderProducts: { who: 'user', owner: true },
  orderProduct: { who: 'user', owner: true },
  updateDeliveryStatus: { who: 'user', owner: true },
  setTransportHandledBySeller: { who: 'user', owner: true },
} satisfies Policy;
