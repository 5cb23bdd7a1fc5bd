import { isLocale, type Locale, locales } from '#domain/constants/locales.ts';

export { isLocale, type Locale, locales };

/** The name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  en: 'English',
  fr: 'Français',
};

/** Used for dates and plural rules. Prices use nl-NL in every language (I18N-003). */
export const localeTags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' };
