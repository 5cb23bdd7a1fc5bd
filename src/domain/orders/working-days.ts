import { publicHolidays } from '../transports/holidays.ts';
import { isWeekend, plusCountedDays } from './order-days.ts';

/** Monday to Friday, except public holidays of the Netherlands or Belgium: the two sides may live in either. */
function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !publicHolidays(Number(day.slice(0, 4))).includes(day);
}

/** So many working days after a day given as YYYY-MM-DD; the day itself does not count. */
export function plusWorkingDays(start: string, count: number): string {
  return plusCountedDays(start, count, isWorkingDay);
}
