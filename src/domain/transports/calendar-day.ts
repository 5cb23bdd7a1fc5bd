import { type Weekday, weekdays } from '../seller/transport-window.ts';

const day = 24 * 60 * 60 * 1000;

/** True for a day that the calendar has, written as YYYY-MM-DD (TRANS-021). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day, YYYY-MM-DD, so many days after another; before it for a negative number. */
export function daysAfter(start: string, count: number): string {
  return new Date(Date.parse(`${start}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
}

/** Which day of the week a day given as YYYY-MM-DD is. */
export function weekdayOf(date: string): Weekday {
  const at = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[at] ?? 'monday';
}
