import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { OrderCourseFragment } from './orders.gen.ts';

/**
 * The days in which the payout of a sale is expected, at a moment in milliseconds since 1970; null when it is late,
 * because those days have passed or the transfer failed.
 */
export function payoutWindow(
  { payoutDays, payoutDelay }: Pick<OrderCourseFragment, 'payoutDelay' | 'payoutDays'>,
  now: number,
): OrderCourseFragment['payoutDays'] {
  if (payoutDays === null || payoutDelay !== null) return null;
  return payoutDays.until < amsterdamDay(new Date(now)) ? null : payoutDays;
}
