import { euroText } from '#domain/money/euro-text.ts';
import { dateFormat } from '#domain/text/date-format.ts';
import { type Locale, localeTags } from './locale.ts';

/** The time zone in which the days of the shop begin and end (I18N-005). */
export const timeZone = 'Europe/Amsterdam';

/** Formats a price. Pages and emails use the same format. */
export const formatEuro: (euros: number) => string = euroText;

const numberFormats = new Map<Locale, Intl.NumberFormat>();

/** Formats a number in a language: "1.250" in Dutch. */
export function formatNumber(value: number, locale: Locale): string {
  let format = numberFormats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 1 });
    numberFormats.set(locale, format);
  }
  return format.format(value);
}

/** Formats a percentage from 0 to 100: "12%", in French with a space before the sign. */
export function formatPercent(percent: number, locale: Locale): string {
  const format = new Intl.NumberFormat(localeTags[locale], { style: 'percent', maximumFractionDigits: 1 });
  return format.format(percent / 100);
}

/** Formats centimetres, for example "84 cm". */
export function formatCm(value: number, locale: Locale): string {
  return `${formatNumber(value, locale)}\u00a0cm`;
}

/** Formats a day in Amsterdam: "21 november 2026". `moment` is a Date, milliseconds since 1970 or ISO 8601 text. */
export function formatDate(moment: Date | number | string, locale: Locale): string {
  return dateFormat(localeTags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(moment));
}

/** Formats the year of a moment in Amsterdam: "2026". */
export function formatYear(moment: Date | number | string): string {
  return dateFormat('en', { year: 'numeric', timeZone }).format(new Date(moment));
}

/** Formats a time of day in Amsterdam: "14:05". */
export function formatTime(moment: Date | number | string, locale: Locale): string {
  return dateFormat(localeTags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(moment));
}

/** Formats an end time: only the time if it is today, "14:20", otherwise with its day, "24 november 14:20". */
export function formatUntil(moment: string, now: number, locale: Locale): string {
  const time = formatTime(moment, locale);
  if (formatDate(moment, locale) === formatDate(now, locale)) return time;
  const day = dateFormat(localeTags[locale], { day: 'numeric', month: 'long', timeZone });
  return `${day.format(new Date(moment))} ${time}`;
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Formats a past time in whole minutes, hours or days: "3 uur geleden". Under a minute it is "nu" in Dutch. */
export function formatAgo(then: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(localeTags[locale], { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, size] = steps.find(([, milliseconds]) => passed >= milliseconds) ?? ['second', 0];
  return size === 0 ? format.format(0, 'second') : format.format(-Math.floor(passed / size), unit);
}
