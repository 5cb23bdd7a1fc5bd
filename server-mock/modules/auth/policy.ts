import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  login: { who: 'anyone' },
  logout: { who: 'user' },
  me: { who: 'user' },
  currentUser: { who: 'user' },
  'GET /api/v2/users/me/': { who: 'user' },
} satisfies Policy;
