import { plusDays } from '../orders/order-days.ts';
import { weekdayOf } from './calendar-day.ts';

/** Easter Sunday of a year of the Gregorian calendar as YYYY-MM-DD (Butcher's rule, also known as Meeus's). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return date(year, Math.floor(sum / 31), (sum % 31) + 1);
}

function date(year: number, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** King's Day: 27 April, or the day before if that is a Sunday. */
function kingsDay(year: number): string {
  const usual = date(year, 4, 27);
  return weekdayOf(usual) === 'sunday' ? plusDays(usual, -1) : usual;
}

/**
 * Returns the public holidays of both the Netherlands and Belgium in a year, as YYYY-MM-DD in calendar order
 * (TRANS-018). There is no transport on the holidays of either country, because a van drives through both. Liberation
 * Day counts every year.
 */
export function publicHolidays(year: number): readonly string[] {
  const easter = easterSunday(year);
  // Easter Sunday and Monday, Ascension Day, Whit Sunday and Monday.
  const movable = [0, 1, 39, 49, 50].map((days) => plusDays(easter, days));
  const fixed = [
    date(year, 1, 1),
    kingsDay(year),
    date(year, 5, 1),
    // Liberation Day (NL), National Day, Assumption, All Saints and Armistice (BE).
    ...[date(year, 5, 5), date(year, 7, 21), date(year, 8, 15), date(year, 11, 1), date(year, 11, 11)],
    ...[date(year, 12, 25), date(year, 12, 26)],
  ];
  return [...new Set([...movable, ...fixed])].sort();
}

/** Returns the public holidays between two days, both included and given as YYYY-MM-DD. */
export function holidaysBetween(from: string, until: string): readonly string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return years.flatMap(publicHolidays).filter((day) => day >= from && day <= until);
}
