import type { BidEvent } from './life-cycle.ts';

/** The answers that a seller can give (BID-032). Each is named after the status it results in. */
export const bidAnswers = ['ACCEPTED', 'REJECTED', 'COUNTERBID'] as const;
export type BidAnswer = (typeof bidAnswers)[number];

/** The life-cycle event of each answer. */
export const eventOfAnswer = {
  ACCEPTED: 'accept',
  REJECTED: 'decline',
  COUNTERBID: 'counterbid',
} as const satisfies Readonly<Record<BidAnswer, BidEvent>>;

export type CounterbidProblem =
  | 'counterbid_incorrect_format'
  | 'counterbid_not_above_bid'
  | 'counterbid_above_price';

/**
 * Validates a counterbid in whole euros: it is above the bid and not above the product's price (BID-007,
 * docs/readings.md). Returns null when it is valid.
 */
export function counterbidProblem(
  amount: number | null,
  { bid, price }: { readonly bid: number; readonly price: number },
): CounterbidProblem | null {
  if (amount === null || !Number.isInteger(amount) || amount < 1) return 'counterbid_incorrect_format';
  if (amount <= bid) return 'counterbid_not_above_bid';
  return amount > price ? 'counterbid_above_price' : null;
}
