/** The aspects that a buyer rates from 1 to 5, in addition to the stars (SELL-012). */
export const reviewRatings = [
  'itemCondition',
  'itemDescription',
  'itemWrapping',
  'deliveryTime',
  'sellerCommunication',
  'platformService',
] as const;
export type ReviewRating = (typeof reviewRatings)[number];

export const fewestStars = 1;
export const mostStars = 5;

/** The maximum lengths of the texts of a review, in characters. */
export const longestReview = { name: 60, feedback: 2000, feedbackPlatform: 2000, reply: 1000 } as const;

/** The content of a review of the other side of a sale. */
export interface ReviewContent {
  readonly stars: number;
  /** About the other side; can be empty. */
  readonly feedback: string;
  /** About Hervonden, in a buyer's review; can be empty. */
  readonly feedbackPlatform: string;
  /** The name in a buyer's review; empty for an anonymous one (SELL-011). */
  readonly name: string;
  /** The ratings of a buyer's review; null in a seller's review. */
  readonly ratings: Readonly<Record<ReviewRating, number>> | null;
}

export interface ReviewProblem {
  readonly field: 'stars' | 'feedback' | 'feedbackPlatform' | 'name' | 'text' | ReviewRating;
  readonly code: 'review_rating' | 'review_text_too_long' | 'review_name_too_long' | 'reply_empty';
}

const isRating = (value: number): boolean =>
  Number.isInteger(value) && value >= fewestStars && value <= mostStars;

/**
 * Validates a review. Returns its problems; empty when it can be sent. A buyer rates six aspects in addition to the
 * stars.
 */
export function reviewProblems(author: 'BUYER' | 'SELLER', content: ReviewContent): readonly ReviewProblem[] {
  const { ratings } = content;
  const rated: readonly ReviewRating[] = author === 'BUYER' ? reviewRatings : [];
  const tooLong = (['feedback', 'feedbackPlatform'] as const).filter(
    (field) => content[field].trim().length > longestReview[field],
  );
  return [
    ...(isRating(content.stars) ? [] : [{ field: 'stars', code: 'review_rating' } as const]),
    ...rated
      .filter((field) => ratings === null || !isRating(ratings[field]))
      .map((field) => ({ field, code: 'review_rating' as const })),
    ...tooLong.map((field) => ({ field, code: 'review_text_too_long' as const })),
    ...(content.name.trim().length > longestReview.name
      ? [{ field: 'name', code: 'review_name_too_long' } as const]
      : []),
  ];
}

/** Validates a reply. Returns null when it can be sent. Surrounding whitespace is ignored. */
export function replyProblem(text: string): ReviewProblem | null {
  const { length } = text.trim();
  if (length === 0) return { field: 'text', code: 'reply_empty' };
  return length > longestReview.reply ? { field: 'text', code: 'review_text_too_long' } : null;
}
