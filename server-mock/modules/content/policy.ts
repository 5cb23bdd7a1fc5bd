import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  productListingContent: { who: 'anyone' },
  createProductListingContent: { who: 'staff' },
  updateProductListingContent: { who: 'staff' },
  deleteFaq: { who: 'staff' },
  createOrUpdateIntro: { who: 'staff' },
  generateIntro: { who: 'staff' },
} satisfies Policy;
