import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';
import { promises } from '../promises/promises.ts';
import { minusBankDays } from './bank-days.ts';
import { payoutDays } from './payout-plan.ts';

/** Bank days within which a released payout is sent to the bank, and a sent one arrives in the seller's account. */
const usual = { released: 1, sent: 3 } as const;
/** The number of calendar days for which a difference with the provider's list is reported. */
const shownFor = 7;

/** Returns the times since when a released or sent payout counts as delayed. */
export function delayedSince(now: Date): { readonly released: Date; readonly sent: Date } {
  const today = amsterdamDay(now);
  const startOf = (count: number) => new Date(amsterdamMoment(minusBankDays(today, count), 0));
  return { released: startOf(usual.released), sent: startOf(usual.sent) };
}

/** Returns the first day (YYYY-MM-DD) whose differences are still reported on `today`. */
export function differencesSince(today: string): string {
  return plusDays(today, -shownFor);
}

/**
 * Returns the last day (YYYY-MM-DD) on which a planned payout is released. It is the day promised to the seller,
 * counted from the oldest confirmation in the payout. A new plan for the same sales does not change it.
 */
export function releaseDueDay(oldestConfirmation: Date): string {
  return payoutDays(oldestConfirmation).until;
}

/** Whether the release of a payout, due on `dueDay` (YYYY-MM-DD), is overdue. */
export function isReleaseOverdue(dueDay: string, now: Date): boolean {
  return dueDay < amsterdamDay(now);
}

/** Returns the time before which a confirmation makes the release of its payout overdue. */
export function releaseOverdueSince(now: Date): Date {
  return new Date(amsterdamMoment(minusBankDays(amsterdamDay(now), promises.payout.until), 0));
}
