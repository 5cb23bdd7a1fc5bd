import { slugOf } from '#domain/catalog/entry.ts';

export interface IndexedBrand {
  readonly value: string;
  readonly title: string;
  readonly count: number;
}

export interface BrandInitial {
  /** A to Z, or "#" for what begins with something else. */
  readonly letter: string;
  readonly brands: readonly IndexedBrand[];
}

/**
 * The brands whose name holds `words`, by their first letter from A to Z. Accents, capitals and signs do not matter:
 * "&tradition" stands under T and is found by "trad".
 */
export function brandIndex(brands: readonly IndexedBrand[], words: string): readonly BrandInitial[] {
  const wanted = slugOf(words);
  const letters = new Map<string, IndexedBrand[]>();
  const found = brands.filter(({ title }) => slugOf(title).includes(wanted));
  for (const brand of found.toSorted((a, b) => (slugOf(a.title) < slugOf(b.title) ? -1 : 1))) {
    const first = slugOf(brand.title).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return [...letters].map(([letter, of]) => ({ letter, brands: of }));
}

/** The brands with most pieces first, for the slider; none without a piece. */
export function busiestBrands(brands: readonly IndexedBrand[], limit: number): readonly IndexedBrand[] {
  return brands
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'nl'))
    .slice(0, limit);
}
