import type { Policy } from '../../graphql/policy.ts';

/** A hand-over in person is for the two sides of a sale; staff may read it. Calendar links carry a signature. */
export const policy = {
  pickup: { who: 'user', owner: true },
  proposePickupMoments: { who: 'user', owner: true },
  acceptPickupMoment: { who: 'user', owner: true },
  keepPickupAppointment: { who: 'user', owner: true },
  provePickup: { who: 'user', owner: true },
  /** Authorized by the link that is emailed to a buyer without an account. */
  guestPickup: { who: 'anyone', owner: true },
  proposeGuestPickupMoments: { who: 'anyone', owner: true },
  acceptGuestPickupMoment: { who: 'anyone', owner: true },
  keepGuestPickupAppointment: { who: 'anyone', owner: true },
  proveGuestPickup: { who: 'anyone', owner: true },
  'GET /api/v2/pickups/:deliveryUuid/calendar': { who: 'anyone' },
} satisfies Policy;
