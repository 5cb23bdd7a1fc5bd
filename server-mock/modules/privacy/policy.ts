import type { Policy } from '../../graphql/policy.ts';

/** Users can only export and delete their own data: no argument names a person. */
export const policy = {
  deleteAccount: { who: 'user', owner: true },
  'GET /api/v2/users/me/export/': { who: 'user', owner: true },
} satisfies Policy;
