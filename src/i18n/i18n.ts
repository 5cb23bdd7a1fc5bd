import { i18n, type Messages } from '@lingui/core';
import { detectLocale, localeCookie } from '#domain/locale/locale-choice.ts';
import { isLocale, type Locale } from './locale.ts';

const catalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('#locales/nl/messages.po'),
  en: () => import('#locales/en/messages.po'),
  fr: () => import('#locales/fr/messages.po'),
};

/** The messages that only the pages of the account use. Loaded when one of them is first opened. */
const accountCatalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('#locales/nl/account.po'),
  en: () => import('#locales/en/account.po'),
  fr: () => import('#locales/fr/account.po'),
};
let isAccountOpen = false;

/** Returns the current language of the interface. */
export function currentLocale(): Locale {
  return isLocale(i18n.locale) ? i18n.locale : 'nl';
}

async function loadMessages(locale: Locale): Promise<void> {
  const loads = isAccountOpen ? [catalogs[locale], accountCatalogs[locale]] : [catalogs[locale]];
  for (const { messages } of await Promise.all(loads.map((load) => load()))) i18n.load(locale, messages);
}

function activate(locale: Locale): void {
  i18n.activate(locale);
  // Setting the attribute to the same value would still make the browser recalculate the styles of the whole
  // document.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

/**
 * Loads the initial language: the given one, else the one chosen before, else the browser's. Falls back to Dutch when
 * its catalogue cannot be loaded (offline, and not loaded before).
 */
export async function startI18n(asked?: Locale): Promise<void> {
  const locale = asked ?? detectLocale(document.cookie, navigator.languages);
  try {
    await loadMessages(locale);
    activate(locale);
  } catch (error) {
    if (locale === 'nl') throw error;
    await loadMessages('nl');
    activate('nl');
  }
}

/**
 * Loads the messages of the account pages in the current language. Rejects when they cannot be loaded, because the
 * pages cannot be shown without them. Can be called again.
 */
async function loadAccountMessages(): Promise<void> {
  if (isAccountOpen) return;
  const locale = currentLocale();
  const { messages } = await accountCatalogs[locale]();
  i18n.load(locale, messages);
  // The language was changed in the meantime.
  if (locale !== currentLocale()) return loadAccountMessages();
  isAccountOpen = true;
}

/**
 * Loads a part of a page outside the account together with the account's messages. The messages of what `load` imports
 * belong to that catalogue (scripts/translations/account-messages.ts).
 */
export async function withAccountMessages<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadAccountMessages()]);
  return part;
}

/** Like `loadAccountMessages`, for a page that is useful even without these messages (offline, and not loaded before). */
export function tryAccountMessages(): Promise<void> {
  return loadAccountMessages().catch(() => undefined);
}

let lastAsked: Locale | null = null;

/**
 * Changes the language without a reload and stores it in a cookie (I18N-002). The last of several concurrent calls
 * applies. Rejects when the messages cannot be loaded.
 */
export async function switchLocale(locale: Locale): Promise<void> {
  lastAsked = locale;
  await loadMessages(locale);
  if (lastAsked !== locale) return;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  document.cookie = localeCookie(locale, location.protocol === 'https:');
  if (lastAsked === locale) activate(locale);
}
