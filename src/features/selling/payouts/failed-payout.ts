import { isAccountProblem } from '#domain/payouts/payout-life-cycle.ts';
import type { Payout, SellerPayouts } from './payouts-query.ts';

/** Where the money of a payout that did not arrive is. */
export type FailedMoney =
  | { readonly place: 'LATER_PAYOUT'; readonly number: string }
  /** It waits until the seller has entered another account number. */
  | { readonly place: 'NEEDS_ACCOUNT' }
  | { readonly place: 'WAITS' };

/**
 * Where the money of a payout is that did not arrive; null if none of it is due to the seller any more. `newer` are the
 * payouts after it, the newest first.
 */
export function failedMoneyOf(
  { items, problem }: Pick<Payout, 'items' | 'problem'>,
  newer: readonly Payout[],
  { due, task }: Pick<SellerPayouts, 'due' | 'task'>,
): FailedMoney | null {
  const sales = new Set(items.filter(({ amount }) => amount > 0).map(({ uuid }) => uuid));
  const later = newer.find(
    ({ status, items: paid }) =>
      status !== 'FAILED' &&
      status !== 'RETURNED' &&
      paid.some((item) => item.amount > 0 && sales.has(item.uuid)),
  );
  if (later !== undefined) return { place: 'LATER_PAYOUT', number: later.number };
  if (due <= 0) return null;
  return { place: task !== null && isAccountProblem(problem) ? 'NEEDS_ACCOUNT' : 'WAITS' };
}
