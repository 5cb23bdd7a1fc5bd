import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  company: { who: 'anyone' },
  productListingContent: { who: 'anyone' },
  createProductListingContent: { who: 'staff' },
  updateProductListingContent: { who: 'staff' },
  deleteFaq: { who: 'staff' },
  createOrUpdateIntro: { who: 'staff' },
  generateIntro: { who: 'staff' },
} satisfies Policy;
