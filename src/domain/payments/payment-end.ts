import type { TransactionStatus } from './transaction.ts';

/** Where the page that waits for a payment goes on: back to paying, to the end, to paying again, or nowhere yet. */
export type PaymentEnd = 'again' | 'success' | 'failed' | 'wait';

/** CHECK-013..020. */
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

/** What follows from a status; one that this page does not know (CHECK-021) waits. */
export function paymentEnd(status: string): PaymentEnd {
  return isKnown(status) ? ends[status] : 'wait';
}

/** Milliseconds between two questions (CHECK-012). */
export const pollEvery = 1_000;
/** Milliseconds at most, after answers that did not come or did not help. */
const pollAtMost = 15_000;

/** How long to wait before asking again after so many vain tries in a row: twice as long each time. */
export function pollDelay(vain: number): number {
  return Math.min(pollAtMost, pollEvery * 2 ** Math.max(0, vain));
}
