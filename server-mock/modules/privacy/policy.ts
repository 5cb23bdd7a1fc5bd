import type { Policy } from '../../graphql/policy.ts';

/** Everybody's data are their own: no argument names a person. */
export const policy = {
  deleteAccount: { who: 'user', owner: true },
  'GET /api/v2/users/me/export/': { who: 'user', owner: true },
} satisfies Policy;
