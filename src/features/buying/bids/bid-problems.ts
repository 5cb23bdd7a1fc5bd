import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type BidInputProblem,
  type BidLimits,
  type BidRefusal,
  bidAmountOf,
  bidAmountProblem,
  bidEmailProblem,
} from '#domain/bid/bid-rules.ts';

export type BidField = 'amount' | 'email';
export interface BidProblem {
  readonly field: BidField | 'form';
  readonly code: BidInputProblem | BidRefusal | 'unknown';
}

/** The problems of a bid as it was typed, found before the request; empty when it is valid. */
export function bidProblems(
  typed: { readonly amount: string; readonly email: string },
  limits: BidLimits,
): readonly BidProblem[] {
  const amount = bidAmountProblem(bidAmountOf(typed.amount), limits);
  const email = bidEmailProblem(typed.email);
  return [
    ...(amount === null ? [] : [{ field: 'amount' as const, code: amount }]),
    ...(email === null ? [] : [{ field: 'email' as const, code: email }]),
  ];
}

interface Refusal {
  readonly errorCode: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

const formCodes = [
  'bid_failed_product_does_not_accept_bids',
  'bid_failed_one_bid_allowed',
  'bid_failed_product_is_reserved',
] as const;

/** The problem in a refusal of the server; one without a field is shown above the form (BID-030). */
export function refusedBid({ errorCode, fields = [] }: Refusal): BidProblem {
  if (errorCode === 'bid_failed_amount_lower_than_minimum_bid') return { field: 'amount', code: errorCode };
  const form = formCodes.find((code) => code === errorCode);
  if (form !== undefined) return { field: 'form', code: form };
  const [problem] = fields;
  if (problem?.code === 'bid_too_high') return { field: 'amount', code: 'bids.bid_too_high' };
  if (problem?.field === 'amount') return { field: 'amount', code: 'bids.bid_incorrect_format' };
  if (problem?.field === 'email') return { field: 'email', code: 'auth.email_address_incorrect' };
  return { field: 'form', code: 'unknown' };
}

/** The message of each problem. */
export const bidSentences: Readonly<Record<BidProblem['code'], MessageDescriptor>> = {
  'bids.bid_incorrect_format': msg`Enter an amount in whole euros.`,
  'bids.bid_too_high': msg`Your bid is higher than the asking price.`,
  'auth.email_address_incorrect': msg`Enter a valid email address, such as name@example.com.`,
  bid_failed_amount_lower_than_minimum_bid: msg`Your bid is lower than the minimum bid.`,
  bid_failed_product_does_not_accept_bids: msg`This seller does not accept bids.`,
  bid_failed_one_bid_allowed: msg`Only one bid per product is allowed.`,
  bid_failed_product_is_reserved: msg`This product is reserved for another buyer. If the sale falls through, you can bid again.`,
  unknown: msg`Something went wrong while placing your bid.`,
};
