import type { Cents } from '../money/cents.ts';
import type { Mismatch } from './reconcile.ts';

/** The money of one payment of a buyer, in the ledger or at the payment provider. */
export interface PaymentSums {
  readonly received: Cents;
  /** Refunded or charged back; which of both may differ, because a chargeback takes pending refunds over. */
  readonly returned: Cents;
}

/**
 * Compares one payment: MISSING at the provider, UNKNOWN to the ledger, or of another AMOUNT; and whether what was
 * RETURNED differs, as after a chargeback of a part, which the ledger does not follow. Empty when both agree.
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
