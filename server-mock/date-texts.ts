import type { Locale } from '#domain/constants/locales.ts';
import { dateFormat } from '#domain/text/date-format.ts';

/** Date formats of the Netherlands and Belgium; en-GB because en-US would put the month first. */
export const languageTags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' };

/** Formats a date with these options, in the Amsterdam time zone. */
export function dateText(at: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(languageTags[locale], { ...options, timeZone: 'Europe/Amsterdam' }).format(at);
}

/** Formats a date such as "zaterdag 28 november", in the Amsterdam time zone. */
export function dayText(at: Date, locale: Locale): string {
  return dateText(at, locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Formats a moment such as "28 november om 14:00", in the Amsterdam time zone. */
export function momentText(at: Date, locale: Locale): string {
  return dateText(at, locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}
