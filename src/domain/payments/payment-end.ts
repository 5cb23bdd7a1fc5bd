import type { TransactionStatus } from './transaction.ts';

/**
 * Where the page that waits for a payment navigates: `again` back to the open payment, `success` to the confirmation,
 * `failed` to a new payment attempt. `wait` stays on the page.
 */
export type PaymentEnd = 'again' | 'success' | 'failed' | 'wait';

/** CHECK-013 to CHECK-020. */
const ends: Readonly<Record<TransactionStatus, PaymentEnd>> = {
  created: 'again',
  chargeback: 'success',
  completed: 'success',
  refunded: 'success',
  reserved: 'success',
  cancelled: 'failed',
  expired: 'failed',
  failed: 'failed',
};

function isKnown(status: string): status is TransactionStatus {
  return Object.hasOwn(ends, status);
}

/** Returns the result of a status. A status that this version does not know (CHECK-021) waits. */
export function paymentEnd(status: string): PaymentEnd {
  return isKnown(status) ? ends[status] : 'wait';
}

/** The polling interval of a payment's status in milliseconds (CHECK-012). */
export const pollEvery = 1_000;
/** The maximum delay of `pollDelay` in milliseconds. */
const pollAtMost = 15_000;

/**
 * Returns the delay before the success page reads the order again. It doubles with every consecutive unsuccessful
 * one.
 */
export function pollDelay(vain: number): number {
  return Math.min(pollAtMost, pollEvery * 2 ** Math.max(0, vain));
}
