import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  /** Covers the caller's own products only. */
  sellerDashboard: { who: 'user', owner: true },
} satisfies Policy;
