import { amsterdamDay, plusDays } from '../orders/order-days.ts';

/** Milliseconds for which a provider certainly remembers an idempotency key; Mollie forgets one after an hour. */
const keyIsRemembered = 30 * 60_000;

/**
 * The days, each as YYYY-MM-DD, on which an earlier attempt may have ordered the transfer of a payout that was released at
 * this moment. Empty while the provider remembers the key of any attempt.
 */
export function attemptDays(releasedAt: Date, now: Date): readonly string[] {
  if (now.getTime() - releasedAt.getTime() < keyIsRemembered) return [];
  const days: string[] = [];
  for (let day = amsterdamDay(releasedAt); day <= amsterdamDay(now); day = plusDays(day, 1)) days.push(day);
  return days;
}
