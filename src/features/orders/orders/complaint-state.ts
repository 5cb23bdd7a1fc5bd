import type { OrderDetailFragment } from './orders.gen.ts';

/**
 * Whether there is a complaint about an order, or one can be opened. An order that we look into of our own accord has
 * one too, without a text of the buyer.
 */
export function complaintStateOf({
  inReviewAt,
  possible,
}: OrderDetailFragment['delivery']): 'opened' | 'possible' | 'none' {
  if (inReviewAt !== null) return 'opened';
  return possible.includes('dispute') ? 'possible' : 'none';
}
