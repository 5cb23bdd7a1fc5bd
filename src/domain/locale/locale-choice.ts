import { isLocale, type Locale } from '../constants/locales.ts';

const cookieName = 'locale';
const oneYear = 365 * 24 * 60 * 60;

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
