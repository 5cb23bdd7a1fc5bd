import { type Weekday, weekdays } from '../seller/transport-window.ts';

/** Returns true for an existing day written as YYYY-MM-DD (TRANS-021). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Returns the weekday of a day given as YYYY-MM-DD. */
export function weekdayOf(date: string): Weekday {
  const at = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[at] ?? 'monday';
}
