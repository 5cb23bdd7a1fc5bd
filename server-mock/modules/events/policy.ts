import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  // Of visitors too; whether it may be kept is asked of the device's consent.
  logEvent: { who: 'anyone' },
  'POST /api/v2/pixel/': { who: 'anyone' },
} satisfies Policy;
