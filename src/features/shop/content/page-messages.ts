import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import { type Locale, locales } from '#src/i18n/locale.ts';

const catalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('#locales/nl/static-pages.po'),
  en: () => import('#locales/en/static-pages.po'),
  fr: () => import('#locales/fr/static-pages.po'),
};

const ready = new Map<Locale, I18n>();
const pending = new Map<Locale, Promise<I18n>>();

/**
 * Loads the messages of the content pages in one language; they are apart from those of the interface, because they
 * are long and rarely opened. Falls back to Dutch when they cannot be loaded (offline, never loaded before); rejects
 * when Dutch is missing too, and can then be called again.
 */
export function loadPageMessages(locale: Locale): Promise<I18n> {
  const known = pending.get(locale);
  if (known !== undefined) return known;
  const loading = fetchMessages(locale).catch(async (error: unknown) => {
    pending.delete(locale);
    if (locale === 'nl') throw error;
    return await loadPageMessages('nl');
  });
  pending.set(locale, loading);
  return loading;
}

async function fetchMessages(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]();
  const pageI18n = setupI18n({ locale, messages: { [locale]: messages } });
  ready.set(locale, pageI18n);
  return pageI18n;
}

/** For the server, which does not know the language of the next request in advance. */
export async function loadAllPageMessages(): Promise<void> {
  await Promise.all(locales.map(loadPageMessages));
}

/** The messages in this language; suspends until they are loaded. */
export function usePageMessages(locale: Locale): I18n {
  return ready.get(locale) ?? use(loadPageMessages(locale));
}
