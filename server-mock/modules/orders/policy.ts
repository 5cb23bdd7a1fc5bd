import type { Policy } from '../../graphql/policy.ts';

/** Orders are for their buyer and their seller; staff can read and cancel them. */
export const policy = {
  orderProducts: { who: 'user', owner: true },
  orderProduct: { who: 'user', owner: true },
  updateDeliveryStatus: { who: 'user', owner: true },
  cancelLateOrder: { who: 'user', owner: true },
  setTransportHandledBySeller: { who: 'user', owner: true },
  /** Authorized by the link that is emailed to a buyer without an account. */
  guestOrder: { who: 'anyone', owner: true },
  changeGuestOrder: { who: 'anyone', owner: true },
  sendGuestOrderLink: { who: 'anyone', owner: true },
} satisfies Policy;
