import type { BidEvent } from './life-cycle.ts';

/** BID-032: what a seller may answer; the statuses are those that come of it. */
export const bidAnswers = ['ACCEPTED', 'REJECTED', 'COUNTERBID'] as const;
export type BidAnswer = (typeof bidAnswers)[number];

/** What each answer causes. */
export const eventOfAnswer = {
  ACCEPTED: 'accept',
  REJECTED: 'decline',
  COUNTERBID: 'counterbid',
} as const satisfies Readonly<Record<BidAnswer, BidEvent>>;

/** What is wrong with a counterbid. */
export type CounterbidProblem =
  | 'counterbid_incorrect_format'
  | 'counterbid_not_above_bid'
  | 'counterbid_above_price';

/**
 * What is wrong with a counterbid in whole euros, or null: it is above the bid, and not above the price of the piece
 * (readings BID-007).
 */
export function counterbidProblem(
  amount: number | null,
  { bid, price }: { readonly bid: number; readonly price: number },
): CounterbidProblem | null {
  if (amount === null || !Number.isInteger(amount) || amount < 1) return 'counterbid_incorrect_format';
  if (amount <= bid) return 'counterbid_not_above_bid';
  return amount > price ? 'counterbid_above_price' : null;
}
