import { type Locale, localeTags } from './locale.ts';

/** The zone in which the shop's days begin and end (I18N-005). */
export const timeZone = 'Europe/Amsterdam';

const euroFormat = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/**
 * A price in euros, the Dutch way in every language (I18N-003): whole amounts end in a comma and a dash, "€ 1.250,–",
 * others in cents, "€ 3,95" (I18N-004). The space is one that does not break.
 */
export function formatEuro(euros: number): string {
  const cents = Math.round(euros * 100);
  const parts = euroFormat.formatToParts(cents === 0 ? 0 : cents / 100);
  const isWhole = cents % 100 === 0;
  return parts.map(({ type, value }) => (isWhole && type === 'fraction' ? '–' : value)).join('');
}

const numberFormats = new Map<Locale, Intl.NumberFormat>();

/** A count or measure in the reader's language: "1.250" in Dutch. */
export function formatNumber(value: number, locale: Locale): string {
  let format = numberFormats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 1 });
    numberFormats.set(locale, format);
  }
  return format.format(value);
}

/** Centimetres, as "84 cm". */
export function formatCm(value: number, locale: Locale): string {
  return `${formatNumber(value, locale)}\u00a0cm`;
}

/** A day in Amsterdam: "21 november 2026". `moment` is a Date, milliseconds, or ISO text. */
export function formatDate(moment: Date | number | string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(moment));
}

/** A time of day in Amsterdam: "14:05". */
export function formatTime(moment: Date | number | string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(moment));
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in whole minutes, hours or days: "3 uur geleden"; under a minute "nu" or its like. */
export function formatAgo(then: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(localeTags[locale], { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const [unit, size] = steps.find(([, milliseconds]) => passed >= milliseconds) ?? ['second', 0];
  return size === 0 ? format.format(0, 'second') : format.format(-Math.floor(passed / size), unit);
}
