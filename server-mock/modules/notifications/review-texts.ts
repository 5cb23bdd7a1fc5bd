import type { TextsByDetail } from './texts-by-detail.ts';

type ReviewKind = 'review_requested' | 'review_published' | 'review_replied';

/** Texts of the notifications about reviews. The detail is the reader's side of the sale. */
export const reviewTexts: Readonly<Record<ReviewKind, TextsByDetail>> = {
  review_requested: {
    BUYER: [/*i18n*/ 'How was your purchase of {title}?', /*i18n*/ 'Write a review of the seller.'],
    SELLER: [/*i18n*/ 'How did the sale of {title} go?', /*i18n*/ 'Write a review of the buyer.'],
  },
  review_published: {
    BUYER: [/*i18n*/ 'You received a review for {title}', /*i18n*/ 'The seller has reviewed you.'],
    SELLER: [/*i18n*/ 'You received a review for {title}', /*i18n*/ 'The buyer has reviewed you.'],
  },
  review_replied: {
    '': [/*i18n*/ 'Reply to your review of {title}', /*i18n*/ 'Read what the other party wrote.'],
  },
};
