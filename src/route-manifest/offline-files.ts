import type { Locale } from '#domain/constants/locales.ts';

/** The messages of one language, which are stored when a device uses it. */
export interface LanguageFiles {
  /** The messages that every page needs. */
  readonly messages: readonly string[];
  /** The messages of the static pages, stored with `idle` on devices in this language. */
  readonly staticPages: readonly string[];
}

/** The files of a build by the time at which a device stores them, as paths such as `/assets/home-AbCdEf1.js`. */
export interface OfflineFiles {
  /** Stored when the service worker is installed. */
  readonly shell: readonly string[];
  /** Stored after the shell. */
  readonly idle: readonly string[];
  /** Stored as soon as the form of a draft opens. */
  readonly photos: readonly string[];
  /** All files that are not in the shell; those that are not above are stored when they are opened. */
  readonly outsideShell: readonly string[];
  readonly languages: Readonly<Record<Locale, LanguageFiles>>;
}
