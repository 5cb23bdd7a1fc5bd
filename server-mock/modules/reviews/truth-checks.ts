import type { TruthCheck, TruthChecks } from '../../process/truth-check.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { canWriteReview, otherSide, reviewsOfLine } from './line-reviews.ts';

const sideOf = (detail: string) => (detail === 'SELLER' ? 'SELLER' : 'BUYER');

/** The reader may still write a review. */
const isOpen: TruthCheck = async (db, { subject, detail, now }) => {
  const line = await lineOfOrderProduct(db, subject);
  return line !== undefined && (await canWriteReview(db, { line, author: sideOf(detail), now }));
};

/** The other side's review of the reader is published. */
const isShown: TruthCheck = async (db, { subject, detail }) =>
  (await reviewsOfLine(db, subject))[otherSide[sideOf(detail)]]?.state === 'PUBLISHED';

export const reviewChecks: TruthChecks = {
  review_requested: isOpen,
  review_published: isShown,
  // The reader's own.
  review_replied: async (db, { subject, detail }) =>
    (await reviewsOfLine(db, subject))[sideOf(detail)]?.state === 'PUBLISHED',
};
