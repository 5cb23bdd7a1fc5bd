/**
 * What an open complaint or withdrawal waits for: an answer of one side, a decision of staff or the end of the period
 * for an appeal, and the return of the product until the seller has checked it.
 */
export const settlementSteps = [
  'seller_answer',
  'buyer_answer',
  'hand_over_answer',
  'decision',
  'appeal',
  'return',
  'return_arrival',
  'return_check',
] as const;
export type SettlementStep = (typeof settlementSteps)[number];
