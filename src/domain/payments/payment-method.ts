import type { Cents } from '../money/cents.ts';

/** CHECK-030: iDEAL, Bancontact and credit card, under the provider's names. */
export const paymentMethods = ['ideal', 'bcmc', 'creditcard'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** CHECK-026. */
export const defaultPaymentMethod: PaymentMethod = 'ideal';

/** Nothing to pay, no way of paying: a cart that costs 0 cents needs no method (CHECK-027). */
export function needsPaymentMethod(total: Cents): boolean {
  return total > 0;
}
