import type { Locale } from '#domain/catalog/entry.ts';

export type { Locale };

/** The languages of the interface (I18N-001), in the order in which they are offered. */
export const locales: readonly Locale[] = ['nl', 'en', 'fr'];

/** Each language by its own name. */
export const localeNames: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  en: 'English',
  fr: 'Français',
};

/** For dates and plural rules; prices are nl-NL in every language (I18N-003). */
export const localeTags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-BE' };

const cookieName = 'locale';
const oneYear = 365 * 24 * 60 * 60;

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/**
 * The language to start in: the one chosen before; on a first visit the first of the browser's languages that is
 * Dutch, French or English; else Dutch (readings I18N-001).
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

/** The text that keeps the choice for a year, to be given to `document.cookie`. */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  return `${cookieName}=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
