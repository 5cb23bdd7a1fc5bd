import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';
import { minusBankDays } from './bank-days.ts';

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
