import { slugOf } from '#domain/catalog/entry.ts';

export interface IndexedBrand {
  readonly value: string;
  readonly title: string;
  readonly count: number;
}

export interface BrandInitial {
  /** A to Z, or "#" for names that start with another character. */
  readonly initial: string;
  readonly brands: readonly IndexedBrand[];
}

/**
 * The brands with products for sale whose name contains `words`, grouped by first letter from A to Z. Ignores accents,
 * case and punctuation: "&tradition" is under T and is found by "trad".
 */
export function brandIndex(brands: readonly IndexedBrand[], words: string): readonly BrandInitial[] {
  const wanted = slugOf(words);
  const initials = new Map<string, IndexedBrand[]>();
  const found = brands.filter(({ title, count }) => count > 0 && slugOf(title).includes(wanted));
  for (const brand of found.toSorted((a, b) => (slugOf(a.title) < slugOf(b.title) ? -1 : 1))) {
    const first = slugOf(brand.title).charAt(0).toUpperCase();
    const initial = /[A-Z]/.test(first) ? first : '#';
    initials.set(initial, [...(initials.get(initial) ?? []), brand]);
  }
  return [...initials].map(([initial, of]) => ({ initial, brands: of }));
}

/** The brands with the most products first, for the slider; without brands that have none. */
export function busiestBrands(brands: readonly IndexedBrand[], limit: number): readonly IndexedBrand[] {
  return brands
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'nl'))
    .slice(0, limit);
}
