import type { Cents } from '../money/cents.ts';
import type { Mismatch } from './reconcile.ts';

/** The sums of a buyer's payment, from the ledger or from the payment provider. */
export interface PaymentSums {
  readonly received: Cents;
  /** Refunded or charged back. The split between the two can differ, because a chargeback absorbs pending refunds. */
  readonly returned: Cents;
}

/**
 * Compares one payment: MISSING at the provider, UNKNOWN to the ledger, or a different AMOUNT; RETURNED when the
 * refunded sum differs, as after a partial chargeback, which the ledger does not record. Empty when both agree.
 */
export function comparePayment(
  reference: string,
  ours: PaymentSums,
  theirs: PaymentSums,
): readonly Mismatch[] {
  const about = { reference, about: 'PAYMENT' } as const;
  if (ours.received !== theirs.received) {
    const kind = theirs.received === 0 ? 'MISSING' : ours.received === 0 ? 'UNKNOWN' : 'AMOUNT';
    return [{ ...about, kind, ours: ours.received, theirs: theirs.received }];
  }
  if (ours.returned === theirs.returned) return [];
  return [{ ...about, kind: 'RETURNED', ours: ours.returned, theirs: theirs.returned }];
}
