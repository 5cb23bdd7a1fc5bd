import type { Locale } from '../constants/locales.ts';

/** The languages of the shop. Every text exists in Dutch. */
export type { Locale };

export type Titles = Readonly<Record<Locale, string>>;

/**
 * A choice of the reference data that is bundled with the app (STAFF-018, docs/readings.md). `value` is the stored
 * form and the form used in the API.
 */
export interface CatalogEntry {
  readonly value: string;
  readonly titles: Titles;
}

export function entry(value: string, nl: string, en: string, fr: string): CatalogEntry {
  return { value, titles: { nl, en, fr } };
}

export function titleOf(of: { readonly titles: Titles }, locale: Locale): string {
  return of.titles[locale];
}

/** Returns the entry with this value, or null when the reference data has none. */
export function findEntry<Entry extends CatalogEntry>(
  entries: readonly Entry[],
  value: string,
): Entry | null {
  return entries.find((candidate) => candidate.value === value) ?? null;
}

/** Converts a title to a slug: accents folded, words joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
