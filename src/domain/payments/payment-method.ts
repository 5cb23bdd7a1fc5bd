import type { Cents } from '../money/cents.ts';

/** iDEAL, Bancontact and credit card, under the provider's names (CHECK-030). */
export const paymentMethods = ['ideal', 'bcmc', 'creditcard'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The preselected payment method (CHECK-026). */
export const defaultPaymentMethod: PaymentMethod = 'ideal';

/** Whether a payment method is needed; a cart of 0 cents needs none (CHECK-027). */
export function needsPaymentMethod(total: Cents): boolean {
  return total > 0;
}
