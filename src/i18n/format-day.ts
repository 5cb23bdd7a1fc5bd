import { dateFormat } from '#domain/text/date-format.ts';
import { formatTime, timeZone } from './format.ts';
import { type Locale, localeTags } from './locale.ts';

/** Formats a day in Amsterdam for a table column: "21 nov 2026". `moment` is ISO 8601 text. */
export function formatShortDate(moment: string, locale: Locale): string {
  return dateFormat(localeTags[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(new Date(moment));
}

/** Formats a day with its weekday: "vrijdag 27 november", or "vrijdag 27 november 2026". `day` is YYYY-MM-DD. */
export function formatDay(day: string, locale: Locale, hasYear = false): string {
  return dateFormat(localeTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}

/** Formats an appointment in Amsterdam: "zaterdag 28 november, 14:30". `moment` is ISO 8601 text. */
export function formatMoment(moment: string, locale: Locale): string {
  const day = dateFormat(localeTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(new Date(moment));
  return `${day}, ${formatTime(moment, locale)}`;
}

/** Formats a month: "november 2026", or its initial. `month` is YYYY-MM. */
export function formatMonth(month: string, locale: Locale, form: 'narrow' | 'long'): string {
  return dateFormat(localeTags[locale], {
    month: form,
    ...(form === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`));
}
