import Fuse from 'fuse.js';
import { brands } from '#domain/catalog/brands.ts';
import { mainCategories } from '#domain/catalog/categories.ts';
import { type CatalogEntry, type Locale, titleOf } from '#domain/catalog/entry.ts';
import { type ProductListBase, productListOf } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { searchHref } from './search-href.ts';

/** 0 matches exactly, 1 matches anything (SRCH-004, docs/readings.md). */
const fuzzyThreshold = 0.3;

export interface Suggestion {
  readonly kind: 'history' | 'popular' | 'category' | 'brand';
  readonly label: string;
  /** The parent category, to tell categories with the same name apart. */
  readonly place?: string;
  readonly href: string;
}

export interface SuggestionSources {
  /** Newest first. */
  readonly history: readonly string[];
  /** Most searched first. */
  readonly popular: readonly string[];
  readonly locale: Locale;
  /** The hrefs of categories and brands without products for sale; these are not suggested. */
  readonly empty: ReadonlySet<string>;
}

/**
 * The maximum per kind while something is typed. Without words, the whole history and `popular` popular searches are
 * shown.
 */
const most = { history: 4, popular: 5, category: 4, brand: 3 } as const;

/** The entries that match the words, best match first; ignores case and accents (SRCH-004). */
export function closeTo<T>(items: readonly T[], words: string, textOf: (item: T) => string): T[] {
  const fuse = new Fuse(items, {
    threshold: fuzzyThreshold,
    ignoreDiacritics: true,
    ignoreLocation: true,
    keys: [{ name: 'text', getFn: textOf }],
  });
  return fuse.search(words).map(({ item }) => item);
}

/** The suggestions for the typed words. Without words: the search history and popular searches. */
export function suggestionsFor(words: string, sources: SuggestionSources): Suggestion[] {
  const { history, popular, locale, empty } = sources;
  if (words === '') {
    return [
      ...history.flatMap(searched('history')),
      ...without(popular, history).slice(0, most.popular).flatMap(searched('popular')),
    ];
  }
  const before = closeTo(history, words, (text) => text).slice(0, most.history);
  const others = closeTo(without(popular, before), words, (text) => text).slice(0, most.popular);
  const filled = places(locale).filter(({ href }) => !empty.has(href));
  const named = closeTo(filled, words, ({ label }) => label);
  return [
    ...before.flatMap(searched('history')),
    ...others.flatMap(searched('popular')),
    ...named.filter(({ kind }) => kind === 'category').slice(0, most.category),
    ...named.filter(({ kind }) => kind === 'brand').slice(0, most.brand),
  ];
}

function without(popular: readonly string[], history: readonly string[]): readonly string[] {
  const known = new Set(history.map((text) => text.toLowerCase()));
  return popular.filter((text) => !known.has(text.toLowerCase()));
}

function searched(kind: 'history' | 'popular') {
  return (label: string): Suggestion[] => {
    const href = searchHref(label);
    return href === null ? [] : [{ kind, label, href }];
  };
}

const placesOf = new Map<Locale, readonly Suggestion[]>();

/** All categories and brands from the bundled reference data, so they are also available offline. */
function places(locale: Locale): readonly Suggestion[] {
  const made = placesOf.get(locale) ?? [
    ...categories(locale),
    ...brands.map((brand) => brandOf(brand, locale)),
  ];
  placesOf.set(locale, made);
  return made;
}

function hrefOf(base: ProductListBase): string {
  return productListHref(productListOf(base));
}

function brandOf(brand: CatalogEntry, locale: Locale): Suggestion {
  return {
    kind: 'brand',
    label: titleOf(brand, locale),
    href: hrefOf({ kind: 'brand', value: brand.value }),
  };
}

function categories(locale: Locale): Suggestion[] {
  const category = (path: readonly string[], label: string, place?: string): Suggestion => ({
    kind: 'category',
    label,
    href: hrefOf({ kind: 'category', path, secondChance: false }),
    ...(place === undefined ? {} : { place }),
  });
  return mainCategories.flatMap((main) => [
    category([main.value], titleOf(main, locale)),
    ...main.subCategories.flatMap((sub) => [
      // A subcategory with the same name as its main category (lamps) would be suggested twice.
      ...(sub.value === main.value
        ? []
        : [category([main.value, sub.value], titleOf(sub, locale), titleOf(main, locale))]),
      ...sub.categories.map((one) =>
        category([main.value, sub.value, one.value], titleOf(one, locale), titleOf(sub, locale)),
      ),
    ]),
  ]);
}
