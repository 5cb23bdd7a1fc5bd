import { type PaymentMethod, paymentMethods } from '#domain/payments/payment-method.ts';
import { sessionKeyOf } from '#domain/storage/entry-keys.ts';

/** The payment method that was chosen for a cart in this tab; null if none was. */
export function chosenMethod(cartUuid: string): PaymentMethod | null {
  try {
    const stored = sessionStorage.getItem(sessionKeyOf.paymentMethod(cartUuid));
    return paymentMethods.find((method) => method === stored) ?? null;
  } catch {
    return null;
  }
}

export function keepMethod(cartUuid: string, method: PaymentMethod): void {
  try {
    sessionStorage.setItem(sessionKeyOf.paymentMethod(cartUuid), method);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
