import { isLocale, type Locale } from '#domain/constants/locales.ts';

/** The query parameter that selects the language of a page: `/meubels?taal=fr`. */
const localeField = 'taal';

/** Splits a URL into the URL without a language and the requested language. */
export function splitLocale(href: string): { readonly href: string; readonly locale: Locale | null } {
  // Only the first question mark begins the query; a value may contain more of them.
  const at = href.indexOf('?');
  if (at === -1) return { href, locale: null };
  const path = href.slice(0, at);
  const parts = href.slice(at + 1).split('&');
  const asked = parts.find((part) => part.startsWith(`${localeField}=`))?.slice(localeField.length + 1);
  const rest = parts.filter((part) => !part.startsWith(`${localeField}=`)).join('&');
  return { href: rest === '' ? path : `${path}?${rest}`, locale: asked && isLocale(asked) ? asked : null };
}

/** Returns the URL of a page in a language. Dutch pages have no parameter. */
export function inLocale(href: string, locale: Locale): string {
  return locale === 'nl' ? href : sayingLocale(href, locale);
}

/**
 * Returns a URL with an explicit language parameter, also for Dutch. Used as the target of links that named a
 * language.
 */
export function sayingLocale(href: string, locale: Locale): string {
  return `${href}${href.includes('?') ? '&' : '?'}${localeField}=${locale}`;
}
