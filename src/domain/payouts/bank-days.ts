import { amsterdamDay, amsterdamMoment, isWeekend, plusCountedDays, plusDays } from '../orders/order-days.ts';
import { easterSunday } from '../transports/holidays.ts';

/**
 * Days besides weekends on which no euro payment is settled, as YYYY-MM-DD (TARGET closing days, European Central Bank):
 * New Year's Day, Good Friday, Easter Monday, 1 May, and both days of Christmas.
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

/** The day, as YYYY-MM-DD, so many bank days after another; the day itself does not count. */
export function plusBankDays(start: string, count: number): string {
  return plusCountedDays(start, count, isBankDay);
}

/** The day, as YYYY-MM-DD, the given number of bank days before another; that day itself does not count. */
export function minusBankDays(start: string, count: number): string {
  return plusCountedDays(start, -count, isBankDay);
}

/** Hours of the day in Amsterdam at which payouts are planned, and at which the provider's list is compared. */
const runHour = 7;
const reconciliationHour = 5;

/** When the next payout run is due: in the morning of the next bank day. */
export function nextPayoutRun(now: Date): Date {
  const today = amsterdamDay(now);
  const isToday = isBankDay(today) && amsterdamMoment(today, runHour) > now.getTime();
  return new Date(amsterdamMoment(isToday ? today : plusBankDays(today, 1), runHour));
}

/** When the provider's list of a day is next compared with ours: in the morning of every calendar day. */
export function nextReconciliation(now: Date): Date {
  const today = amsterdamMoment(amsterdamDay(now), reconciliationHour);
  const tomorrow = amsterdamMoment(plusDays(amsterdamDay(now), 1), reconciliationHour);
  return new Date(today > now.getTime() ? today : tomorrow);
}
