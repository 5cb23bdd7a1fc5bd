import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { use } from 'react';
import { type Locale, locales } from '#src/i18n/locale.ts';

const catalogs: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('#locales/nl/static-pages.po'),
  en: () => import('#locales/en/static-pages.po'),
  fr: () => import('#locales/fr/static-pages.po'),
};

const ready = new Map<Locale, I18n>();
const onTheirWay = new Map<Locale, Promise<I18n>>();

/**
 * The sentences of the pages of words in one language, apart from the interface's own: they are long and few people
 * open them. What cannot be had (offline, never loaded) gives way to Dutch; rejects when that is missing too, and may
 * be asked again then.
 */
export function loadPageMessages(locale: Locale): Promise<I18n> {
  const known = onTheirWay.get(locale);
  if (known !== undefined) return known;
  const loading = fetchWords(locale).catch(async (error: unknown) => {
    onTheirWay.delete(locale);
    if (locale === 'nl') throw error;
    return await loadPageMessages('nl');
  });
  onTheirWay.set(locale, loading);
  return loading;
}

async function fetchWords(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]();
  const words = setupI18n({ locale, messages: { [locale]: messages } });
  ready.set(locale, words);
  return words;
}

/** For a server, which does not know beforehand in which language the next page is read. */
export async function loadAllPageMessages(): Promise<void> {
  await Promise.all(locales.map(loadPageMessages));
}

/** The sentences in this language; waits for them when they are not there yet. */
export function usePageMessages(locale: Locale): I18n {
  return ready.get(locale) ?? use(loadPageMessages(locale));
}
