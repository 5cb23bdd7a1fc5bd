import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  seller: { who: 'anyone' },
  sellerReviews: { who: 'anyone' },
} satisfies Policy;
