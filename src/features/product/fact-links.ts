import { brands } from '#domain/catalog/brands.ts';
import { findEntry } from '#domain/catalog/entry.ts';
import { type FilterType, type ProductListBase, productListOf } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import type { Product } from './product-query.ts';

const hrefOf = (base: ProductListBase) => productListHref(productListOf(base));

/** The page of a brand; null for one that has none (readings ROUTE-022). */
export function brandHref(value: string): string | null {
  return findEntry(brands, value) === null ? null : hrefOf({ kind: 'brand', value });
}

export const styleHref = (value: string) => hrefOf({ kind: 'style', value });
export const collectionHref = (value: string) => hrefOf({ kind: 'collection', value });
export const similarHref = (slug: string) => hrefOf({ kind: 'similar', slug });
/** The last segment of the address of all similar pieces; the bare address is their overview. */
export const allSegment = 'alles';
export const similarAllHref = (slug: string) => `${similarHref(slug)}/${allSegment}`;
export const secondChanceHref = () => hrefOf({ kind: 'second-chance' });

/** Antique and vintage are also styles with a page; "recent" has no listing of its own. */
export function periodHref(value: string): string | null {
  const hrefs: Readonly<Record<string, string>> = {
    ANTIQUE: styleHref('antiek'),
    VINTAGE: styleHref('vintage'),
    SECOND_CHANCE: secondChanceHref(),
  };
  return hrefs[value] ?? null;
}

/** The category that a piece is in, from the top as far as it is known; null without one. */
function categoryBase({
  mainCategory,
  subCategory,
}: Pick<Product, 'mainCategory' | 'subCategory'>): ProductListBase | null {
  if (mainCategory === null) return null;
  const path = [mainCategory.value, ...(subCategory === null ? [] : [subCategory.value])];
  return { kind: 'category', path, secondChance: false };
}

/** More of the same category with this colour or material. */
export function filteredHref(
  product: Pick<Product, 'mainCategory' | 'subCategory'>,
  type: FilterType,
  value: string,
): string {
  const base = categoryBase(product) ?? { kind: 'new' };
  return productListHref({ ...productListOf(base), filters: [{ type, value }] });
}
