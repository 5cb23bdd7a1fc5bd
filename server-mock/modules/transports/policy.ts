import type { Policy } from '../../graphql/policy.ts';

/** The planning of a transport is for the two sides of a sale; staff may read it. */
export const policy = {
  brengerTransport: { who: 'user', owner: true },
  startTransportPlanning: { who: 'user', owner: true },
  updateTransportDimensions: { who: 'user', owner: true },
  proposeTransportDates: { who: 'user', owner: true },
  selectTransportDate: { who: 'user', owner: true },
  rejectTransportDates: { who: 'user', owner: true },
} satisfies Policy;
