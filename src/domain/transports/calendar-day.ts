import { type Weekday, weekdays } from '../seller/transport-window.ts';

/** Returns the weekday of a day given as YYYY-MM-DD. */
export function weekdayOf(date: string): Weekday {
  const at = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[at] ?? 'monday';
}
