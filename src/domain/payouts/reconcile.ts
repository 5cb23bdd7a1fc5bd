import type { Cents } from '../money/cents.ts';

/** A transfer of one day, in the provider's list or in our records. */
export interface ListedTransfer {
  /** The id of our payout. */
  readonly reference: string;
  readonly amount: Cents;
}

/** A difference between both lists. */
export const mismatchKinds = ['MISSING', 'UNKNOWN', 'DOUBLED', 'AMOUNT'] as const;
export type MismatchKind = (typeof mismatchKinds)[number];

export interface Mismatch {
  readonly kind: MismatchKind;
  readonly reference: string;
  /** Cents; 0 for one that is not on that side. */
  readonly ours: Cents;
  readonly theirs: Cents;
}

/**
 * Compares the transfers of a day: MISSING at the provider, UNKNOWN to us, DOUBLED at the provider, or of another AMOUNT.
 * Empty when both sides agree. A doubled one whose amounts differ is reported as DOUBLED alone, with their sum.
 */
export function reconcile(
  ours: readonly ListedTransfer[],
  theirs: readonly ListedTransfer[],
): readonly Mismatch[] {
  const listed = Map.groupBy(theirs, ({ reference }) => reference);
  const known = new Set(ours.map(({ reference }) => reference));
  const found = ours.flatMap(({ reference, amount }): Mismatch[] => {
    const there = listed.get(reference) ?? [];
    const sum = there.reduce((total, transfer) => total + transfer.amount, 0);
    const mismatch = (kind: MismatchKind) => [{ kind, reference, ours: amount, theirs: sum }];
    if (there.length === 0) return mismatch('MISSING');
    if (there.length > 1) return mismatch('DOUBLED');
    return sum === amount ? [] : mismatch('AMOUNT');
  });
  const unknown = theirs
    .filter(({ reference }) => !known.has(reference))
    .map(({ reference, amount }): Mismatch => ({ kind: 'UNKNOWN', reference, ours: 0, theirs: amount }));
  return [...found, ...unknown];
}
