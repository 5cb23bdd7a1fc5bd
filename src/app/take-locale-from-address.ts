import { localeCookie } from '#domain/locale/locale-choice.ts';
import type { Locale } from '#src/i18n/locale.ts';
import { splitLocale } from '#src/paths/locale-address.ts';

/**
 * Handles a link to a page in a certain language: stores the language and removes the parameter, so that every page
 * has one URL within the shop. Returns undefined when the URL names no language.
 */
export function takeLocaleFromAddress(): Locale | undefined {
  const { href, locale } = splitLocale(`${location.pathname}${location.search}`);
  if (href === `${location.pathname}${location.search}`) return undefined;
  history.replaceState(history.state, '', `${href}${location.hash}`);
  if (locale === null) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  document.cookie = localeCookie(locale, location.protocol === 'https:');
  return locale;
}
