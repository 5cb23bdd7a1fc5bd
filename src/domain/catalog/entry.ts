/** The three languages of the product; Dutch is the one that every text exists in. */
export type Locale = 'nl' | 'en' | 'fr';

export type Titles = Readonly<Record<Locale, string>>;

/** A choice of the reference data that ships with the app (readings STAFF-018): `value` travels and is stored. */
export interface CatalogEntry {
  readonly value: string;
  readonly titles: Titles;
}

export function entry(value: string, nl: string, en: string, fr: string): CatalogEntry {
  return { value, titles: { nl, en, fr } };
}

/** The title of an entry in the reader's language. */
export function titleOf(of: { readonly titles: Titles }, locale: Locale): string {
  return of.titles[locale];
}

/** The entry with this value, or null for one that the reference data does not know. */
export function findEntry<Entry extends CatalogEntry>(
  entries: readonly Entry[],
  value: string,
): Entry | null {
  return entries.find((candidate) => candidate.value === value) ?? null;
}

/** A value as it would look when made from a title: accents folded, words joined by hyphens. */
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
