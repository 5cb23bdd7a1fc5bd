import { readFileSync } from 'node:fs';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '#domain/constants/locales.ts';
import { keepMarks } from '#domain/text/french-spaces.ts';

const po = formatter();
const instances = new Map<Locale, I18n>();

/**
 * The texts of the server in one language: `i18n._('A bid of {amount} on {title}', { amount, title })`. The English
 * message is its id; `npm run i18n:extract` collects it into `locales/<locale>/server.po`. A message that is not an
 * argument of `i18n._` is marked for the extraction by the comment i18n before its string.
 *
 * Every language has an instance of its own, so that requests in several languages can be answered at the same time.
 */
export function i18nOf(locale: Locale): I18n {
  const known = instances.get(locale);
  if (known !== undefined) return known;
  const i18n = setupI18n({ locale, messages: { [locale]: readMessages(locale) } });
  instances.set(locale, i18n);
  return i18n;
}

/** Reads a catalogue and compiles its ICU messages. */
function readMessages(locale: Locale): Messages {
  const file = new URL(`../locales/${locale}/server.po`, import.meta.url);
  const catalog = po.parse(readFileSync(file, 'utf8'), {
    ...{ locale, sourceLocale: 'en', filename: file.pathname },
  });
  if (catalog instanceof Promise) throw new TypeError('A catalogue is parsed synchronously.');
  const written = (translation: string) => (locale === 'fr' ? keepMarks(translation) : translation);
  const messages: Messages = Object.fromEntries(
    Object.entries(catalog).map(([id, { translation }]) => [id, compileMessage(written(translation || id))]),
  );
  // Parsed anew: the strings of the parser are views of the file's text, and would keep half a megabyte of it.
  return JSON.parse(JSON.stringify(messages)) as Messages;
}
