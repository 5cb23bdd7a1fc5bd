import { amsterdamDay, amsterdamMoment, isWeekend, plusCountedDays, plusDays } from '../orders/order-days.ts';
import { easterSunday } from '../transports/holidays.ts';

/**
 * The days besides weekends on which no euro payments are settled, as YYYY-MM-DD (TARGET closing days, European
 * Central Bank): New Year's Day, Good Friday, Easter Monday, 1 May, 25 and 26 December.
 */
export function targetClosingDays(year: number): readonly string[] {
  const easter = easterSunday(year);
  return [
    ...[`${year}-01-01`, plusDays(easter, -2), plusDays(easter, 1), `${year}-05-01`],
    ...[`${year}-12-25`, `${year}-12-26`],
  ];
}

/** Whether banks settle payments on a day, given as YYYY-MM-DD. */
export function isBankDay(day: string): boolean {
  return !isWeekend(day) && !targetClosingDays(Number(day.slice(0, 4))).includes(day);
}

/** Returns the day that is `count` bank days after another (YYYY-MM-DD), which itself does not count. */
export function plusBankDays(start: string, count: number): string {
  return plusCountedDays(start, count, isBankDay);
}

/** Returns the day that is `count` bank days before another (YYYY-MM-DD), which itself does not count. */
export function minusBankDays(start: string, count: number): string {
  return plusCountedDays(start, -count, isBankDay);
}

/** The hours of the day in Amsterdam at which payouts are planned and the provider's list is reconciled. */
const runHour = 7;
const reconciliationHour = 5;

/** Returns when the next payout run is due: on the morning of the next bank day. */
export function nextPayoutRun(now: Date): Date {
  const today = amsterdamDay(now);
  const isToday = isBankDay(today) && amsterdamMoment(today, runHour) > now.getTime();
  return new Date(amsterdamMoment(isToday ? today : plusBankDays(today, 1), runHour));
}

/** Returns when the provider's list of a day is next reconciled: every morning. */
export function nextReconciliation(now: Date): Date {
  const today = amsterdamMoment(amsterdamDay(now), reconciliationHour);
  const tomorrow = amsterdamMoment(plusDays(amsterdamDay(now), 1), reconciliationHour);
  return new Date(today > now.getTime() ? today : tomorrow);
}
