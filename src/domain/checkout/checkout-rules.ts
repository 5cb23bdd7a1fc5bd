import { addressProblem } from '../address/address-rules.ts';
import { type DeliveryPlace, placeProblems } from '../delivery/step-two.ts';
import type { Cents } from '../money/cents.ts';
import { needsPaymentMethod, type PaymentMethod } from '../payments/payment-method.ts';

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

/** The values of the checkout form. */
export interface CheckoutValues {
  readonly buyer: Buyer;
  /** The billing address; null when it equals the delivery address (CHECK-005, docs/readings.md). */
  readonly billing: DeliveryPlace | null;
  readonly method: PaymentMethod | null;
  readonly hasAcceptedTerms: boolean;
}

export type CheckoutProblem = CheckoutField | 'method' | 'terms';

/** Whether one field of the buyer is filled in and valid (CHECK-025). */
function isBuyerFieldValid(field: (typeof buyerFields)[number], buyer: Buyer): boolean {
  const place = { postcode: '', houseNumber: '', street: '', city: '', country: 'NL' as const };
  return addressProblem(field, { ...buyer, ...place }) === null;
}

/**
 * Returns what prevents the payment of a cart of `total` cents, in the order of the page: the buyer (CHECK-025), the
 * billing address, the payment method unless there is nothing to pay (CHECK-026, CHECK-027), and the terms
 * (CHECK-023).
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

/** The step at which submitting the checkout failed, as a code for support (CHECK-032 to CHECK-036). */
export const paymentErrorCodes = {
  trackingRefused: 101,
  trackingNotReached: 102,
  addressesFailed: 103,
  trackingFailed: 104,
  paymentFailed: 105,
} as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[keyof typeof paymentErrorCodes];

/**
 * Returns the code that is shown for a failed payment (CHECK-001 to CHECK-003, docs/readings.md): its status when
 * that is known, else the last part of its id, else null.
 */
export function failureCode(status: string | null, transactionUid: string | null): string | null {
  if (status !== null && /^[a-z_]{1,30}$/.test(status)) return status;
  return transactionUid?.split('-').at(-1) ?? null;
}
