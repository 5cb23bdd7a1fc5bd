import type { Policy } from '../../graphql/policy.ts';

/** Sellers see the figures reported about them; staff export the figures of all sellers. */
export const policy = {
  sellerYear: { who: 'seller', owner: true },
  'GET /api/v2/seller-years/:year/statement.csv': { who: 'seller', owner: true },
  exportSellerYears: { who: 'staff' },
} satisfies Policy;
