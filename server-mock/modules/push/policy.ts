import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  pushSubscriptionStatus: { who: 'user', owner: true },
  savePushSubscription: { who: 'user', owner: true },
  removePushSubscription: { who: 'user', owner: true },
  // A service worker has no session: the old subscription's secret proves whose it is.
  'GET /api/push/key': { who: 'anyone' },
  'PUT /api/push/subscriptions': { who: 'anyone' },
} satisfies Policy;
