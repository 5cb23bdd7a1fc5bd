import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';
import { minusBankDays } from './bank-days.ts';
import { payoutDays, payoutWithin } from './payout-plan.ts';

/** Bank days within which a released payout is sent to the bank, and a sent one arrives in the seller's account. */
const usual = { released: 1, sent: 3 } as const;
/** Calendar days during which a difference with the provider's list counts. */
const shownFor = 7;

/** Payouts released or sent before these moments are delayed. */
export function delayedSince(now: Date): { readonly released: Date; readonly sent: Date } {
  const today = amsterdamDay(now);
  const startOf = (count: number) => new Date(amsterdamMoment(minusBankDays(today, count), 0));
  return { released: startOf(usual.released), sent: startOf(usual.sent) };
}

/** The first day, as YYYY-MM-DD, whose differences still count on the given day. */
export function differencesSince(today: string): string {
  return plusDays(today, -shownFor);
}

/**
 * The last day, as YYYY-MM-DD, on which a planned payout is released: the one that its seller was promised, counted from
 * the oldest confirmation in it. A new plan for the same sales does not move it.
 */
export function releaseDueDay(oldestConfirmation: Date): string {
  return payoutDays(oldestConfirmation).until;
}

/** Whether the release of a payout, due on a day given as YYYY-MM-DD, is overdue. */
export function isReleaseOverdue(dueDay: string, now: Date): boolean {
  return dueDay < amsterdamDay(now);
}

/** The release of a payout with a confirmation before this moment is overdue. */
export function releaseOverdueSince(now: Date): Date {
  return new Date(amsterdamMoment(minusBankDays(amsterdamDay(now), payoutWithin.until), 0));
}
