import { brands } from '#domain/catalog/brands.ts';
import { findEntry } from '#domain/catalog/entry.ts';
import { type FilterType, type ProductListBase, productListOf } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { stringifySearchParams } from '#src/paths/search-params.ts';
import type { Product } from './product-query.ts';

const hrefOf = (base: ProductListBase) => productListHref(productListOf(base));

/** The product list of a brand; null if the brand has none (ROUTE-022, docs/readings.md). */
export function brandHref(value: string): string | null {
  return findEntry(brands, value) === null ? null : hrefOf({ kind: 'brand', value });
}

export const styleHref = (value: string) => hrefOf({ kind: 'style', value });
export const collectionHref = (value: string) => hrefOf({ kind: 'collection', value });
export const similarHref = (slug: string) => hrefOf({ kind: 'similar', slug });
/** The last URL segment of the list of all similar products; without it the URL is the overview. */
export const allSegment = 'alles';
export const similarAllHref = (slug: string) => `${similarHref(slug)}/${allSegment}`;
export const secondChanceHref = () => hrefOf({ kind: 'second-chance' });

/** Antique and vintage are also styles with a product list; "recent" has none. */
export function periodHref(value: string): string | null {
  const hrefs: Readonly<Record<string, string>> = {
    ANTIQUE: styleHref('antiek'),
    VINTAGE: styleHref('vintage'),
    SECOND_CHANCE: secondChanceHref(),
  };
  return hrefs[value] ?? null;
}

/** The category of a product, from the main category down as far as it is known; null without one. */
function categoryBase({
  mainCategory,
  subCategory,
}: Pick<Product, 'mainCategory' | 'subCategory'>): ProductListBase | null {
  if (mainCategory === null) return null;
  const path = [mainCategory.value, ...(subCategory === null ? [] : [subCategory.value])];
  return { kind: 'category', path, secondChance: false };
}

/** The product list of the same category, filtered by this colour or material. */
export function filteredHref(
  product: Pick<Product, 'mainCategory' | 'subCategory'>,
  type: FilterType,
  value: string,
): string {
  const base = categoryBase(product) ?? { kind: 'new' };
  return productListHref({ ...productListOf(base), filters: [{ type, value }] });
}

/** The form for a wanted item, filled in with the title and category of a product that is sold. */
export function wantedHref(
  { mainCategory, subCategory, category }: Pick<Product, 'mainCategory' | 'subCategory' | 'category'>,
  title: string,
): string {
  const path = [mainCategory, subCategory, category].flatMap((entry) =>
    entry === null ? [] : [entry.value],
  );
  // Wanted items have a category of the second or third level.
  const categorie = path.length < 2 ? undefined : path.join('/');
  return `/account/zoekopdrachten/nieuw${stringifySearchParams({ titel: title, categorie })}`;
}
