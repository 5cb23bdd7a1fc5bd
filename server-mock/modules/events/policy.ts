import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  // Open to visitors; the consent of the device decides whether the event is stored.
  logEvent: { who: 'anyone' },
  'POST /api/v2/pixel/': { who: 'anyone' },
} satisfies Policy;
