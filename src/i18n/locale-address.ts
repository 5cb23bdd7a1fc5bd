import { isLocale, type Locale, localeCookie } from './locale.ts';

/** The query field that gives a page an address in one language: `/meubels?taal=fr`. */
const localeField = 'taal';

/** Splits an address into the one without a language and the language it asks for. */
export function splitLocale(href: string): { readonly href: string; readonly locale: Locale | null } {
  const [path = '/', query] = href.split('?', 2);
  if (query === undefined) return { href, locale: null };
  const parts = query.split('&');
  const asked = parts.find((part) => part.startsWith(`${localeField}=`))?.slice(localeField.length + 1);
  const rest = parts.filter((part) => !part.startsWith(`${localeField}=`)).join('&');
  return { href: rest === '' ? path : `${path}?${rest}`, locale: asked && isLocale(asked) ? asked : null };
}

/** The address of a page in a language; Dutch has none of its own, its pages are at the plain address. */
export function inLocale(href: string, locale: Locale): string {
  return locale === 'nl' ? href : sayingLocale(href, locale);
}

/** An address that asks for its language in words, Dutch too: where a link that named one leads on. */
export function sayingLocale(href: string, locale: Locale): string {
  return `${href}${href.includes('?') ? '&' : '?'}${localeField}=${locale}`;
}

/**
 * Whoever follows a link to a page in a language goes on in it: the choice is remembered and the field leaves the
 * address, so that the shop itself has one address per page. Undefined when the address asks for none.
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
