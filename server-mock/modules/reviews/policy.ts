import type { Policy } from '../../graphql/policy.ts';

/** The reviews of a sale are written by its two sides; staff cannot write one for them. */
export const policy = {
  orderReviews: { who: 'user', owner: true },
  writeReview: { who: 'user', owner: true },
  editReview: { who: 'user', owner: true },
  replyToReview: { who: 'user', owner: true },
} satisfies Policy;
