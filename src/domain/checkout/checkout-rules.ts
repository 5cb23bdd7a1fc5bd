import { addressProblem } from '../address/address-rules.ts';
import { type DeliveryPlace, placeProblems } from '../delivery/step-two.ts';
import type { Cents } from '../money/cents.ts';
import { needsPaymentMethod, type PaymentMethod } from '../payments/payment-method.ts';

/** Who buys. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

export const buyerFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
const billingFields = ['postcode', 'houseNumber', 'street', 'city'] as const;
export type CheckoutField = (typeof buyerFields)[number] | (typeof billingFields)[number];

/** What somebody fills in to pay. */
export interface CheckoutValues {
  readonly buyer: Buyer;
  /** Where the invoice goes; null for the address of the delivery (readings CHECK-005). */
  readonly billing: DeliveryPlace | null;
  readonly method: PaymentMethod | null;
  readonly hasAcceptedTerms: boolean;
}

export type CheckoutProblem = CheckoutField | 'method' | 'terms';

/** One field of who buys: empty, or not what it should be (CHECK-025). */
function isBuyerFieldValid(field: (typeof buyerFields)[number], buyer: Buyer): boolean {
  const place = { postcode: '', houseNumber: '', street: '', city: '', country: 'NL' as const };
  return addressProblem(field, { ...buyer, ...place }) === null;
}

/**
 * What keeps a cart of `total` cents from being paid, in the order of the page: who buys (CHECK-025), where the invoice
 * goes, how it is paid unless there is nothing to pay (CHECK-026, CHECK-027), and the terms (CHECK-023).
 */
export function checkoutProblems(values: CheckoutValues, total: Cents): readonly CheckoutProblem[] {
  const { buyer, billing, method, hasAcceptedTerms } = values;
  return [
    ...buyerFields.filter((field) => !isBuyerFieldValid(field, buyer)),
    ...(billing === null ? [] : placeProblems(billing)),
    ...(needsPaymentMethod(total) && method === null ? (['method'] as const) : []),
    ...(hasAcceptedTerms ? [] : (['terms'] as const)),
  ];
}

/** Where submitting stopped, as support is told it (CHECK-032..036). */
export const paymentErrorCodes = {
  trackingRefused: 101,
  trackingNotReached: 102,
  addressesFailed: 103,
  trackingFailed: 104,
  paymentFailed: 105,
} as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[keyof typeof paymentErrorCodes];

/**
 * The code that a failed payment is named by (readings CHECK-001..003): its status when that is known, else the last part
 * of its id; null when neither is.
 */
export function failureCode(status: string | null, transactionUid: string | null): string | null {
  if (status !== null && /^[a-z_]{1,30}$/.test(status)) return status;
  return transactionUid?.split('-').at(-1) ?? null;
}
