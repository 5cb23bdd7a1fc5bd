import type { Cents } from '../money/cents.ts';
import type { DeliveryStatus } from '../orders/delivery-life-cycle.ts';
import { amsterdamDay } from '../orders/order-days.ts';
import { promises } from '../promises/promises.ts';
import { plusBankDays } from './bank-days.ts';

/** A sold line that is in no active payout, with its balance in the ledger. */
export interface UnpaidLine {
  readonly id: string;
  readonly status: DeliveryStatus;
  /** When receipt was confirmed or released automatically; null if never. */
  readonly confirmedAt: Date | null;
  /** The line's sum on the ledger account `seller`, in cents; below 0 when the seller owes it. */
  readonly balance: Cents;
}

/** Returns the first and the last day of the payout of a confirmed line, as YYYY-MM-DD. */
export function payoutDays(confirmedAt: Date): { readonly from: string; readonly until: string } {
  const start = amsterdamDay(confirmedAt);
  return {
    from: plusBankDays(start, promises.payout.from),
    until: plusBankDays(start, promises.payout.until),
  };
}

/**
 * Whether a line belongs in the payouts of a day (YYYY-MM-DD): its sale is settled and its waiting period is over, or
 * the seller owes for it. A cancelled line counts when money was returned to the seller after it had been netted. A
 * line with an open case (`IN_REVIEW`) never counts.
 */
export function isDue({ status, confirmedAt, balance }: UnpaidLine, day: string): boolean {
  if (balance < 0) return true;
  if (balance === 0 || confirmedAt === null) return false;
  return (status === 'CONFIRMED' || status === 'CANCELLED') && payoutDays(confirmedAt).from <= day;
}

export interface PlannedPayout {
  /** The amount in cents that the seller receives; above 0. */
  readonly amount: Cents;
  /** Every line with its share of the amount; negative for what the seller owes. */
  readonly lines: readonly { readonly id: string; readonly amount: Cents }[];
}

/**
 * Returns the payout of one seller on a day: everything due, less what the seller owes. Null while nothing remains,
 * so that a debt is carried over until later sales offset it.
 */
export function planPayout(unpaid: readonly UnpaidLine[], day: string): PlannedPayout | null {
  const lines = unpaid.filter((line) => isDue(line, day)).map(({ id, balance }) => ({ id, amount: balance }));
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return amount > 0 ? { amount, lines } : null;
}
