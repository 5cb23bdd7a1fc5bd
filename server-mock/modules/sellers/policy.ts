import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  seller: { who: 'anyone' },
  sellerReviews: { who: 'anyone' },
  sellerMargins: { who: 'user', owner: true },
  createSeller: { who: 'user', owner: true },
  updateSeller: { who: 'seller', owner: true },
} satisfies Policy;
