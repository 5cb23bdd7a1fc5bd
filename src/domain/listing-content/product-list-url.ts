import { brands } from '../catalog/brands.ts';
import { collections } from '../catalog/collections.ts';
import { findEntry } from '../catalog/entry.ts';
import { decades, styles } from '../catalog/styles.ts';
import { isCategoryPath } from '../search/filter-value.ts';
import type { ProductListBase } from '../search/product-list-state.ts';

const fixed: Readonly<Record<string, ProductListBase>> = {
  '/net-binnen': { kind: 'new' },
  '/tweedekans': { kind: 'second-chance' },
  '/sale': { kind: 'sale' },
  '/design-meubels': { kind: 'design' },
};

/**
 * Returns the product list at a plain path such as /meubels/stoelen, without sorting, filters or page. Null when
 * there is none, and for product lists without listing content (search results, a seller's products, similar
 * products).
 */
export function productListAtUrl(url: string): ProductListBase | null {
  if (!/^(\/[a-z0-9-]{1,80}){1,4}$/.test(url)) return null;
  const known = Object.hasOwn(fixed, url) ? fixed[url] : undefined;
  if (known !== undefined) return known;
  const [first = '', second = '', ...rest] = url.slice(1).split('/');
  if (first === 'collecties' && rest.length === 0)
    return findEntry(collections, second) && { kind: 'collection', value: second };
  if (second === '') {
    if (findEntry(decades, first) !== null) return { kind: 'decade', value: first };
    if (findEntry(styles, first) !== null) return { kind: 'style', value: first };
    if (findEntry(brands, first) !== null) return { kind: 'brand', value: first };
  }
  const names = url.slice(1).split('/');
  const secondChance = names.at(-1) === 'tweedekans';
  const path = secondChance ? names.slice(0, -1) : names;
  return isCategoryPath(path) ? { kind: 'category', path, secondChance } : null;
}
