import type { Locale } from '#domain/constants/locales.ts';

/** Date formats of the Netherlands and Belgium; en-GB because en-US would put the month first. */
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

/** Formats a date such as "zaterdag 28 november", in the Amsterdam time zone. */
export function dayText(at: Date, locale: Locale): string {
  return dayFormats[locale].format(at);
}

/** Formats a moment such as "28 november om 14:00", in the Amsterdam time zone. */
export function momentText(at: Date, locale: Locale): string {
  return momentFormats[locale].format(at);
}
