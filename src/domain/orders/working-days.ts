import { publicHolidays } from '../transports/holidays.ts';
import { isWeekend, plusCountedDays } from './order-days.ts';

/**
 * Monday to Friday, except public holidays of the Netherlands or Belgium: buyer and seller may live in either
 * country.
 */
function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !publicHolidays(Number(day.slice(0, 4))).includes(day);
}

/** Returns the day that is `count` working days after another (YYYY-MM-DD), which itself does not count. */
export function plusWorkingDays(start: string, count: number): string {
  return plusCountedDays(start, count, isWorkingDay);
}
