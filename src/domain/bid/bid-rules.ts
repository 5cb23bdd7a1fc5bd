import { isEmail } from '../account/email.ts';
import { promises } from '../promises/promises.ts';

/** The validity of a bid in milliseconds (BID-015). */
export const bidValidity = promises.bid.days * 24 * 60 * 60 * 1000;

/** Error codes of the client-side validation. */
export type BidInputProblem =
  | 'bids.bid_incorrect_format'
  | 'bids.bid_too_high'
  | 'auth.email_address_incorrect';
/**
 * Error codes of the server. The client also returns `bid_failed_amount_lower_than_minimum_bid` when it knows the
 * minimum (BID-021, docs/readings.md).
 */
export type BidRefusal =
  | 'bid_failed_product_does_not_accept_bids'
  | 'bid_failed_amount_lower_than_minimum_bid'
  | 'bid_failed_one_bid_allowed'
  /** The whole stock is reserved for other buyers whose bids were accepted. */
  | 'bid_failed_product_is_reserved';

/**
 * Parses a typed amount in whole euros: digits only (BID-019), with leading zeros dropped. Returns null for anything
 * else, and for 0, which is not a bid (BID-019, docs/readings.md).
 */
export function bidAmountOf(typed: string): number | null {
  if (!/^\d{1,9}$/.test(typed)) return null;
  const amount = Number(typed);
  return amount === 0 ? null : amount;
}

/** The limits of a bid in euros. `minimum` is null when it is not known. */
export interface BidLimits {
  readonly price: number;
  readonly minimum: number | null;
}

/**
 * Validates an amount in whole euros (BID-020, BID-021). Returns null when it is valid; an amount equal to the price
 * is.
 */
export function bidAmountProblem(
  amount: number | null,
  { price, minimum }: BidLimits,
): BidInputProblem | BidRefusal | null {
  if (amount === null || !Number.isInteger(amount) || amount < 1) return 'bids.bid_incorrect_format';
  if (amount > price) return 'bids.bid_too_high';
  if (minimum !== null && amount < minimum) return 'bid_failed_amount_lower_than_minimum_bid';
  return null;
}

/** Validates the bidder's email address (BID-022). Returns null when it is valid. */
export function bidEmailProblem(email: string): BidInputProblem | null {
  return isEmail(email) ? null : 'auth.email_address_incorrect';
}
