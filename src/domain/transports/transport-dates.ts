import { isCalendarDay, plusDays } from '../orders/order-days.ts';
import type { TransportWindow, Weekday } from '../seller/transport-window.ts';
import { weekdayOf } from './calendar-day.ts';
import { holidaysBetween } from './holidays.ts';

/**
 * The number of dates in a proposal (TRANS-014, TRANS-015), and the calendar days from today, in Amsterdam, to the first
 * day that can be proposed (TRANS-016).
 */
export const proposedDates = { min: 3, max: 5, leadDays: 4 } as const;
/** Days from today to the last day that can be proposed: nobody stores a sold product for longer than a season. */
const horizonDays = 92;
/**
 * Days from today to the first proposed date that can still be confirmed: the driver's time window is announced on
 * the evening before (TRANS-024), and the partner needs a day for planning.
 */
const confirmDays = 2;

/**
 * The hours in which the partner drives, and the length of the announced time window in hours (TRANS-023, TRANS-024).
 */
export const transportHours = { from: '08:00', until: '18:00', window: 4 } as const;

/** The facts that decide whether a day can be proposed. Days are YYYY-MM-DD in Amsterdam. */
export interface DayRules {
  readonly earliest: string;
  readonly latest: string;
  readonly holidays: readonly string[];
  /** The weekdays on which nobody is at the seller's address. */
  readonly unavailableWeekdays: readonly Weekday[];
  /** Dates of earlier proposals. */
  readonly rejectedDates: readonly string[];
}

const dayRefusals = [
  'transport_date_malformed',
  'transport_date_too_early',
  'transport_date_too_late',
  'transport_date_weekend',
  'transport_date_holiday',
  'transport_date_unavailable',
  'transport_date_rejected',
] as const;
export type DayRefusal = (typeof dayRefusals)[number];

/** Returns why a day cannot be proposed (TRANS-016 to TRANS-021), or null when it can. */
export function dayRefusal(day: string, rules: DayRules): DayRefusal | null {
  if (!isCalendarDay(day)) return 'transport_date_malformed';
  if (day < rules.earliest) return 'transport_date_too_early';
  if (day > rules.latest) return 'transport_date_too_late';
  const weekday = weekdayOf(day);
  if (weekday === 'saturday' || weekday === 'sunday') return 'transport_date_weekend';
  if (rules.holidays.includes(day)) return 'transport_date_holiday';
  if (rules.unavailableWeekdays.includes(weekday)) return 'transport_date_unavailable';
  return rules.rejectedDates.includes(day) ? 'transport_date_rejected' : null;
}

export type DatesRefusal = DayRefusal | 'transport_dates_too_few' | 'transport_dates_too_many';

/** Returns why these dates cannot be proposed together, or null when they can. A duplicate date counts once. */
export function datesRefusal(dates: readonly string[], rules: DayRules): DatesRefusal | null {
  const { size } = new Set(dates);
  if (size < proposedDates.min) return 'transport_dates_too_few';
  if (size > proposedDates.max) return 'transport_dates_too_many';
  return dates.map((day) => dayRefusal(day, rules)).find((code) => code !== null) ?? null;
}

/** Returns the rules on a day, from the seller's transport window and the rejected dates. */
export function dayRules(
  today: string,
  facts: { readonly window: TransportWindow | null; readonly rejectedDates: readonly string[] },
): DayRules {
  const [earliest, latest] = [plusDays(today, proposedDates.leadDays), plusDays(today, horizonDays)];
  return {
    ...{ earliest, latest, holidays: holidaysBetween(earliest, latest) },
    unavailableWeekdays: unavailableWeekdays(facts.window),
    rejectedDates: facts.rejectedDates,
  };
}

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/**
 * Returns the working days for which the seller gave no hours (TRANS-019). Empty when the seller gave no hours at
 * all, or only instructions for the driver.
 */
export function unavailableWeekdays(window: TransportWindow | null): readonly Weekday[] {
  const without = workdays.filter((weekday) => (window?.[weekday] ?? '') === '');
  return without.length === workdays.length ? [] : without;
}

/** Whether a proposed date is still far enough away to be confirmed. */
export function canBeConfirmed(date: string, today: string): boolean {
  return date >= plusDays(today, confirmDays);
}
