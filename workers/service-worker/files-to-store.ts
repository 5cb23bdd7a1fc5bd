import { type Locale, locales } from '#domain/constants/locales.ts';
import type { OfflineFiles } from '#src/route-manifest/offline-files.ts';

/** Returns those of `urls` that are files of this build outside the shell. */
export function openedFiles({ outsideShell }: OfflineFiles, urls: ReadonlySet<unknown>): string[] {
  return outsideShell.filter((file) => urls.has(file));
}

/**
 * Returns the files that every device stores after the shell, with the messages of the static pages in its language.
 *
 * @param opened the URLs of the files that the page loaded. The messages among them show the language; Dutch if there
 * are none.
 */
export function filesAfterShell(
  { idle, languages }: OfflineFiles,
  opened: ReadonlySet<unknown>,
): readonly string[] {
  const isOpened = (locale: Locale) => languages[locale].messages.some((file) => opened.has(file));
  const language = locales.find((locale) => locale !== 'nl' && isOpened(locale)) ?? 'nl';
  return [...idle, ...languages[language].staticPages];
}
