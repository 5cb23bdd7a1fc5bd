import type { Locale } from './messages.ts';

/** Dates as they are written in the Netherlands and Belgium; English without the American order. */
export const languageTags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' };

const timeZone = 'Europe/Amsterdam';
const dayFormats = formatsOf({ weekday: 'long', day: 'numeric', month: 'long', timeZone });
const momentFormats = formatsOf({
  ...({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const),
});

function formatsOf(options: Intl.DateTimeFormatOptions): Readonly<Record<Locale, Intl.DateTimeFormat>> {
  const format = (locale: Locale) => new Intl.DateTimeFormat(languageTags[locale], options);
  return { nl: format('nl'), en: format('en'), fr: format('fr') };
}

/** "zaterdag 28 november", in Amsterdam. */
export function dayText(at: Date, locale: Locale): string {
  return dayFormats[locale].format(at);
}

/** "28 november om 14:00", in Amsterdam. */
export function momentText(at: Date, locale: Locale): string {
  return momentFormats[locale].format(at);
}
