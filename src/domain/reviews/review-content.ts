/** The aspects that a buyer rates besides the stars, 1 to 5 each (SELL-012). */
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

/** Most characters in the texts of a review. */
export const longestReview = { name: 60, feedback: 2000, feedbackPlatform: 2000, reply: 1000 } as const;

/** The content of a review of the other side of a sale. */
export interface ReviewContent {
  readonly stars: number;
  /** About the other side; may be empty. */
  readonly feedback: string;
  /** Of a buyer: about Hervonden; may be empty. */
  readonly feedbackPlatform: string;
  /** Of a buyer: empty for an anonymous review (SELL-011). */
  readonly name: string;
  /** Of a buyer; null for a seller's review. */
  readonly ratings: Readonly<Record<ReviewRating, number>> | null;
}

export interface ReviewProblem {
  readonly field: 'stars' | 'feedback' | 'feedbackPlatform' | 'name' | 'text' | ReviewRating;
  readonly code: 'review_rating' | 'review_text_too_long' | 'review_name_too_long' | 'reply_empty';
}

const isRating = (value: number): boolean =>
  Number.isInteger(value) && value >= fewestStars && value <= mostStars;

/** What is wrong with a review; empty when it can be sent. A buyer rates six aspects besides the stars. */
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

/** Why a reply cannot be sent; null when it can. Surrounding whitespace does not count. */
export function replyProblem(text: string): ReviewProblem | null {
  const { length } = text.trim();
  if (length === 0) return { field: 'text', code: 'reply_empty' };
  return length > longestReview.reply ? { field: 'text', code: 'review_text_too_long' } : null;
}
