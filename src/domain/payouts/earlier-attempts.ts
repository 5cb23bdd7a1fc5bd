import { amsterdamDay, plusDays } from '../orders/order-days.ts';

/**
 * The time for which a provider reliably remembers an idempotency key, in milliseconds. Mollie forgets a key after an
 * hour.
 */
const keyIsRemembered = 30 * 60_000;

/**
 * Returns the days (YYYY-MM-DD) on which an earlier attempt may have ordered the transfer of a payout released at
 * `releasedAt`. Empty while the provider still remembers the idempotency keys of all attempts.
 */
export function attemptDays(releasedAt: Date, now: Date): readonly string[] {
  if (now.getTime() - releasedAt.getTime() < keyIsRemembered) return [];
  const days: string[] = [];
  for (let day = amsterdamDay(releasedAt); day <= amsterdamDay(now); day = plusDays(day, 1)) days.push(day);
  return days;
}
