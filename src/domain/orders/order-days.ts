import { promises } from '../promises/promises.ts';

const hourLength = 60 * 60 * 1000;
const day = 24 * hourLength;

const dayIn = new Intl.DateTimeFormat('en', {
  ...({ timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
});

/** Returns the day of a moment in Amsterdam, as YYYY-MM-DD. */
export function amsterdamDay(moment: Date): string {
  // Put together from its parts, because the order in which a language writes them differs between browsers.
  const parts = new Map(dayIn.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const hourIn = new Intl.DateTimeFormat('en-GB', {
  ...({ hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' } as const),
});

/**
 * Returns a full hour of a day (YYYY-MM-DD) in Amsterdam, in milliseconds since 1970. Do not pass an hour from 2 to
 * 3: it does not exist on the night when summer time starts.
 */
export function amsterdamMoment(date: string, hour: number): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + hour * hourLength;
  const inSummer = asUtc - 2 * hourLength;
  return Number(hourIn.format(inSummer)) === hour ? inSummer : asUtc - hourLength;
}

/**
 * Returns the last day, as YYYY-MM-DD, on which the parcel of an order placed at this moment may be sent (ORDER-022).
 */
export function shipBy(ordered: Date): string {
  return plusDays(amsterdamDay(ordered), promises.sending.days);
}

/** Returns the day that is `count` calendar days after another. Days are YYYY-MM-DD. */
export function plusDays(start: string, count: number): string {
  return new Date(Date.parse(`${start}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
}

/**
 * Returns the day that is `count` days after another, or before it if `count` is negative. Only days accepted by
 * `counts` are counted. Days are YYYY-MM-DD.
 */
export function plusCountedDays(start: string, count: number, counts: (day: string) => boolean): string {
  let at = start;
  for (let left = Math.abs(count); left > 0; ) {
    at = plusDays(at, Math.sign(count));
    if (counts(at)) left -= 1;
  }
  return at;
}

/** Returns true for an existing day written as YYYY-MM-DD (TRANS-021). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether a day, as YYYY-MM-DD, is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
