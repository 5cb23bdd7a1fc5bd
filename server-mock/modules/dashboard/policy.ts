import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  /** About the caller's own ads alone. */
  sellerDashboard: { who: 'user', owner: true },
} satisfies Policy;
