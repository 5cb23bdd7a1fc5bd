import { type Locale, locales } from '#domain/constants/locales.ts';

export { type Locale, locales };

/** The name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  en: 'English',
  fr: 'Français',
};

/** Used for dates and plural rules. Prices use nl-NL in every language (I18N-003). */
export const localeTags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' };

const cookieName = 'locale';
const oneYear = 365 * 24 * 60 * 60;

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/**
 * Returns the initial language: the one chosen before; on a first visit, the first of the browser's languages that is
 * Dutch, French or English; otherwise Dutch (I18N-001, docs/readings.md).
 */
export function detectLocale(cookies: string, browserLanguages: readonly string[]): Locale {
  const chosen = cookies
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  if (chosen !== undefined && isLocale(chosen)) return chosen;
  const wanted = browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale);
  return wanted ?? 'nl';
}

/** Returns the value for `document.cookie` that stores the language for a year. */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  return `${cookieName}=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
