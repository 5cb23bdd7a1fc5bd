import { brands } from '#domain/catalog/brands.ts';
import { collections } from '#domain/catalog/collections.ts';
import { findEntry } from '#domain/catalog/entry.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { filterValue, isCategoryPath } from '#domain/search/filter-value.ts';
import { normalProductList } from '#domain/search/normal-product-list.ts';
import {
  defaultSort,
  lastProductListPage,
  type ProductListBase,
  type ProductListSort,
  type ProductListState,
  type SearchPlace,
} from '#domain/search/product-list-state.ts';
import { readPlaceSegment } from '#domain/search/search-place.ts';
import { searchWordsOf } from '#domain/search/search-words.ts';
import { productListHref } from './product-list-href.ts';
import { readProductListSearch } from './product-list-search.ts';
import { sortOfSegment } from './product-list-segments.ts';
import { decoded, segmentsOf } from './segments.ts';

export { productListHref };

/** The result of a product list URL. Null leads to the 404 page. */
export type ProductListAddress = { readonly state: ProductListState } | { readonly redirect: string } | null;

/** The maximum length of a URL. The app never generates longer ones, and they lead to the 404 page. */
const longest = 4000;

/**
 * Parses the URL of a product list: `pathname` with or without percent-encoding, `search` with or without its "?".
 * Every product list has one canonical URL. Any other form is a redirect to it, and an impossible URL (an unknown
 * name, a page beyond 277, an unknown sort order) returns null (ROUTE-044). Never throws.
 */
export function readProductListAddress(pathname: string, search = ''): ProductListAddress {
  if (pathname.length + search.length > longest) return null;
  const segments = segmentsOf(pathname);
  const start = readBase(segments);
  if (start === null) return null;
  const end = readEnd(segments.slice(start.length));
  if (end === null) return null;
  const query = readProductListSearch(search);
  const state = normalProductList({
    base: start.base,
    filters: query.filters,
    sort: end.sort ?? defaultSort(start.base),
    place: end.place ?? query.place,
    page: end.page,
  });
  const href = productListHref(state);
  return isSame(href, pathname, search) ? { state } : { redirect: href };
}

interface Start {
  readonly base: ProductListBase;
  /** The number of path segments that it consumes. */
  readonly length: number;
}

/** Fixed routes take precedence, then decades, styles, brands and main categories (ROUTE-017, docs/readings.md). */
function readBase(segments: readonly string[]): Start | null {
  const [first = '', second] = segments;
  const name = first.toLowerCase();
  switch (name) {
    case 'net-binnen':
      return { base: { kind: 'new' }, length: 1 };
    case 'sale':
      return { base: { kind: 'sale' }, length: 1 };
    case 'design-meubels':
      return { base: { kind: 'design' }, length: 1 };
    case 'tweedekans':
      return { base: { kind: 'second-chance' }, length: 1 + tokenLength(second) };
    case 'zoeken':
      return {
        base: { kind: 'search', words: searchWordsOf(second ?? '') },
        length: second === undefined ? 1 : 2,
      };
    case 'collecties':
      return named(second, (value) => findEntry(collections, value) && { kind: 'collection', value });
    case 'verkoper':
      return named(second, (uuid) =>
        filterValue('SELLER', uuid) === null ? null : { kind: 'seller', uuid },
      );
    case 'vergelijkbaar':
      return named(second, (slug) => (/^[a-z0-9-]{1,200}$/.test(slug) ? { kind: 'similar', slug } : null));
  }
  if (findEntry(decades, name) !== null) return { base: { kind: 'decade', value: name }, length: 1 };
  if (findEntry(styles, name) !== null) return { base: { kind: 'style', value: name }, length: 1 };
  if (findEntry(brands, name) !== null) return { base: { kind: 'brand', value: name }, length: 1 };
  return readCategory(segments);
}

function named(value: string | undefined, read: (value: string) => ProductListBase | null): Start | null {
  const base = value === undefined ? null : read(value.toLowerCase());
  return base === null ? null : { base, length: 2 };
}

/** One to three names of the category tree, optionally followed by "tweedekans" (ROUTE-019, docs/readings.md). */
function readCategory(segments: readonly string[]): Start | null {
  const names = segments.map((segment) => segment.toLowerCase());
  const length = [3, 2, 1].find((count) => names.length >= count && isCategoryPath(names.slice(0, count)));
  if (length === undefined) return null;
  const secondChance = names[length] === 'tweedekans';
  return {
    base: { kind: 'category', path: names.slice(0, length), secondChance },
    length: length + (secondChance ? 1 : 0),
  };
}

/**
 * Returns 1 when the segment after /tweedekans is a campaign token: neither a sort order, a place nor a page
 * (ROUTE-011, docs/readings.md).
 */
function tokenLength(segment: string | undefined): number {
  if (segment === undefined || segment === '') return 0;
  const isOther =
    sortOfSegment(segment) !== null || readPlaceSegment(segment) !== undefined || /^\d+$/.test(segment);
  return isOther ? 0 : 1;
}

interface End {
  readonly sort: ProductListSort | null;
  readonly place: SearchPlace | null;
  readonly page: number;
}

/**
 * Parses the end of the path: a sort order or a place, then a page, and nothing else (ROUTE-047, docs/readings.md).
 */
function readEnd(segments: readonly string[]): End | null {
  const rest = [...segments];
  const order = rest[0] === undefined ? null : readOrder(rest[0]);
  if (order !== null) rest.shift();
  if (order?.sort === 'DISTANCE_ASC' && order.place === null) return null;
  const page = rest[0] === undefined ? 1 : readPage(rest[0]);
  return rest.length > 1 || page === null
    ? null
    : { sort: order?.sort ?? null, place: order?.place ?? null, page };
}

function readOrder(segment: string): (Pick<End, 'place'> & { readonly sort: ProductListSort }) | null {
  const sort = sortOfSegment(segment);
  if (sort !== null) return { sort, place: null };
  const place = readPlaceSegment(segment);
  return place === undefined ? null : { sort: 'DISTANCE_ASC', place };
}

/** 0 and 1 are the first page (ROUTE-048). Pages beyond 277 do not exist (LIST-019). */
function readPage(segment: string): number | null {
  if (!/^\d{1,6}$/.test(segment)) return null;
  const page = Math.max(1, Number(segment));
  return page <= lastProductListPage ? page : null;
}

/** Compares decoded: the browser, the router and this app encode a few characters differently. */
function isSame(href: string, pathname: string, search: string): boolean {
  const [path = '', query = ''] = href.split('?');
  return decoded(path) === decoded(pathname) && query === search.replace(/^\?/, '');
}
