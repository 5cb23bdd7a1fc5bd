import type { Cents } from '../money/cents.ts';
import { plusDays } from '../orders/order-days.ts';
import type { PayoutStatus } from './payout-life-cycle.ts';

/** A transfer of one day, from the provider's list or from the shop's records. */
export interface ListedTransfer {
  /** The id of the shop's payout. */
  readonly reference: string;
  readonly amount: Cents;
  readonly status: PayoutStatus;
}

/** The differences between the two lists. */
export const mismatchKinds = ['MISSING', 'UNKNOWN', 'DOUBLED', 'AMOUNT', 'STATUS', 'RETURNED'] as const;
export type MismatchKind = (typeof mismatchKinds)[number];

export interface Mismatch {
  /** Absent for payouts. */
  readonly about?: 'PAYMENT';
  readonly kind: MismatchKind;
  readonly reference: string;
  /** In cents; 0 when this side has no such transfer. */
  readonly ours: Cents;
  readonly theirs: Cents;
  /** Only for STATUS. Older reports do not have it. */
  readonly statuses?: { readonly ours: PayoutStatus; readonly theirs: PayoutStatus };
}

/**
 * Compares the transfers of a day: MISSING at the provider, UNKNOWN to the shop, DOUBLED at the provider, or a
 * different AMOUNT or STATUS. Empty when both sides agree. A duplicate whose amounts differ is reported only as
 * DOUBLED, with their sum.
 */
export function reconcile(
  ours: readonly ListedTransfer[],
  theirs: readonly ListedTransfer[],
): readonly Mismatch[] {
  const listed = Map.groupBy(theirs, ({ reference }) => reference);
  const known = new Set(ours.map(({ reference }) => reference));
  const found = ours.flatMap(({ reference, amount, status }): Mismatch[] => {
    const there = listed.get(reference) ?? [];
    const sum = there.reduce((total, transfer) => total + transfer.amount, 0);
    const mismatch = (kind: MismatchKind) => [{ kind, reference, ours: amount, theirs: sum }];
    if (there.length === 0) return mismatch('MISSING');
    if (there.length > 1) return mismatch('DOUBLED');
    const [listedStatus] = there.map((transfer) => transfer.status);
    const isOther = listedStatus !== undefined && listedStatus !== status;
    return [
      ...(sum === amount ? [] : mismatch('AMOUNT')),
      ...(isOther
        ? mismatch('STATUS').map((one) => ({ ...one, statuses: { ours: status, theirs: listedStatus } }))
        : []),
    ];
  });
  const unknown = theirs
    .filter(({ reference }) => !known.has(reference))
    .map(({ reference, amount }): Mismatch => ({ kind: 'UNKNOWN', reference, ours: 0, theirs: amount }));
  return [...found, ...unknown];
}

/** The maximum number of days that are reconciled after an outage. */
const mostDays = 31;

/**
 * Returns the days up to yesterday that still have to be reconciled, as YYYY-MM-DD, the oldest first: those without a
 * reconciliation since the first report, at most the last 31.
 */
export function daysToCompare(
  yesterday: string,
  { first, compared }: { readonly first: string | null; readonly compared: ReadonlySet<string> },
): readonly string[] {
  const days = Array.from({ length: mostDays }, (_, at) => plusDays(yesterday, at + 1 - mostDays));
  return days.filter((day) => day >= (first ?? yesterday) && !compared.has(day));
}
