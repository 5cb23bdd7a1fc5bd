import { i18n, type Messages } from '@lingui/core';
import { detectLocale, isLocale, type Locale, localeCookie } from './locale.ts';

const catalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('#locales/nl/messages.po'),
  en: () => import('#locales/en/messages.po'),
  fr: () => import('#locales/fr/messages.po'),
};

/** The words of rooms that only the account has, once it was opened. */
const accountCatalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('#locales/nl/account.po'),
  en: () => import('#locales/en/account.po'),
  fr: () => import('#locales/fr/account.po'),
};
let isAccountOpen = false;

/** The language in which the interface is now. */
export function currentLocale(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : 'nl';
}

/** What has to happen while the old words are still there. */
let finishInOldWords: () => Promise<void> = async () => undefined;

/** `finish` is waited for before every switch to another language. */
export function beforeSwitch(finish: () => Promise<void>): void {
  finishInOldWords = finish;
}

async function loadWords(locale: Locale): Promise<void> {
  const loads = isAccountOpen ? [catalogs[locale], accountCatalogs[locale]] : [catalogs[locale]];
  for (const { messages } of await Promise.all(loads.map((load) => load()))) i18n.load(locale, messages);
}

function activate(locale: Locale): void {
  i18n.activate(locale);
  // Even the same language again would make the browser compute the style of everything anew.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

/**
 * Loads the language to start in: the one that is asked for, else the one chosen before or the browser's. A catalogue
 * that cannot be had (offline, never loaded) gives way to Dutch.
 */
export async function startI18n(asked?: Locale): Promise<void> {
  const locale = asked ?? detectLocale(document.cookie, navigator.languages);
  try {
    await loadWords(locale);
    activate(locale);
  } catch (error) {
    if (locale === 'nl') throw error;
    await loadWords('nl');
    activate('nl');
  }
}

/**
 * Waits for the words of the account's rooms in the language of now. Rejects when they cannot be had, as their screens
 * cannot then; may be asked again.
 */
export async function loadAccountMessages(): Promise<void> {
  if (isAccountOpen) return;
  const locale = currentLocale();
  const { messages } = await accountCatalogs[locale]();
  i18n.load(locale, messages);
  // Another language was chosen meanwhile.
  if (locale !== currentLocale()) return loadAccountMessages();
  isAccountOpen = true;
}

/** The same for a page that is worth showing without them: offline, and never loaded. */
export function tryAccountMessages(): Promise<void> {
  return loadAccountMessages().catch(() => undefined);
}

let lastAsked: Locale | null = null;

/**
 * Changes the language in place and remembers it in a cookie (I18N-002). Of several that are asked for at once the last
 * one counts. Rejects when the words cannot be loaded.
 */
export async function switchLocale(locale: Locale): Promise<void> {
  lastAsked = locale;
  await loadWords(locale);
  if (lastAsked !== locale) return;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  document.cookie = localeCookie(locale, location.protocol === 'https:');
  await finishInOldWords();
  if (lastAsked === locale) activate(locale);
}
