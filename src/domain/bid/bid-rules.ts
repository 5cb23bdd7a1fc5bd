import { isEmail } from '../account/email.ts';

/** BID-015: a bid is valid for five days, in milliseconds. */
export const bidValidity = 432_000_000;

/** Codes of the device itself (spec section 8). */
export type BidInputProblem =
  | 'bids.bid_incorrect_format'
  | 'bids.bid_too_high'
  | 'auth.email_address_incorrect';
/** Codes of the server; the device says the second one first when it knows the minimum (readings BID-021). */
export type BidRefusal =
  | 'bid_failed_product_does_not_accept_bids'
  | 'bid_failed_amount_lower_than_minimum_bid'
  | 'bid_failed_one_bid_allowed'
  /** All there is of it is kept for others whose bid was accepted. */
  | 'bid_failed_product_is_reserved';

/**
 * Whole euros of what somebody typed: digits only (BID-019), leading zeros dropped; null for anything else and for 0,
 * which means nothing (readings BID-019).
 */
export function bidAmountOf(typed: string): number | null {
  if (!/^\d{1,9}$/.test(typed)) return null;
  const amount = Number(typed);
  return amount === 0 ? null : amount;
}

/** Euros; `minimum` is null when it is not known. */
export interface BidLimits {
  readonly price: number;
  readonly minimum: number | null;
}

/** What is wrong with an amount in whole euros (BID-020, BID-021), or null. Equal to the price is fine. */
export function bidAmountProblem(
  amount: number | null,
  { price, minimum }: BidLimits,
): BidInputProblem | BidRefusal | null {
  if (amount === null || !Number.isInteger(amount) || amount < 1) return 'bids.bid_incorrect_format';
  if (amount > price) return 'bids.bid_too_high';
  if (minimum !== null && amount < minimum) return 'bid_failed_amount_lower_than_minimum_bid';
  return null;
}

/** BID-022. */
export function bidEmailProblem(email: string): BidInputProblem | null {
  return isEmail(email) ? null : 'auth.email_address_incorrect';
}
