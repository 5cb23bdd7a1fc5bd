/**
 * The sort orders of a product list (LIST-026). RANDOM is used only for carousels and has no URL (ROUTE-050,
 * docs/readings.md).
 */
export const productListSorts = [
  'RECOMMENDED',
  'POPULARITY',
  'DATE_NEWEST',
  'DATE_OLDEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'DISTANCE_ASC',
  'RANDOM',
] as const;
export type ProductListSort = (typeof productListSorts)[number];

/** The filters of a product list (FILT-009) in canonical order. */
export const filterTypes = [
  'CATEGORY',
  'SELLER',
  'PROVINCE',
  'DISTANCE',
  'ACCEPT_OFFERS',
  'BEST_DEALS',
  'WE_LOVE',
  'SALE',
  'SECOND_CHANCE',
  'MIN_DISCOUNT',
  'PRICE',
  'WIDTH',
  'HEIGHT',
  'DEPTH',
  'BRAND',
  'COLORS',
  'MATERIALS',
  'STYLES',
  'DECADE_PERIOD',
  'COLLECTIONS',
] as const;

/**
 * Filters beyond the specification: whether a product fits through the door and into the room, and sold products,
 * which are shown only on request.
 */
export const ownFilterTypes = ['FIT', 'SOLD'] as const;
export type FilterType = (typeof filterTypes)[number] | (typeof ownFilterTypes)[number];

/**
 * A selected filter value. CATEGORY: a path of one to three segments, "meubels/stoelen". Ranges (PRICE in euros,
 * sizes in cm): "min-max", where either side can be empty. Boolean types: "true". DISTANCE: km. FIT: "WxDxH" of the
 * place in cm, then optionally ";door=83" and ";stairs=90".
 */
export interface CatalogFilter {
  readonly type: FilterType;
  readonly value: string;
}

/** The subject of a product list before any filter is selected. */
export type ProductListBase =
  | { readonly kind: 'new' }
  | { readonly kind: 'second-chance' }
  | { readonly kind: 'sale' }
  | { readonly kind: 'design' }
  | {
      readonly kind: 'category';
      /** One to three values of the category tree, from the root down. */
      readonly path: readonly string[];
      readonly secondChance: boolean;
    }
  | { readonly kind: 'brand'; readonly value: string }
  | { readonly kind: 'style'; readonly value: string }
  | { readonly kind: 'decade'; readonly value: string }
  | { readonly kind: 'collection'; readonly value: string }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'seller'; readonly uuid: string }
  | { readonly kind: 'similar'; readonly slug: string };

/** The place from which distances are measured. */
export interface SearchPlace {
  /** "1012AB" or "1012" in the Netherlands, "1000" in Belgium. */
  readonly postcode: string;
  readonly country: 'NL' | 'BE';
}

/** Everything that the URL of a product list expresses. The same URL shows the same products to every visitor. */
export interface ProductListState {
  readonly base: ProductListBase;
  /** The user's filters, sorted, without those of the base. */
  readonly filters: readonly CatalogFilter[];
  readonly sort: ProductListSort;
  /** Set only while the distance sort or the distance filter uses it. */
  readonly place: SearchPlace | null;
  /** Starts at 1. */
  readonly page: number;
}

/** The number of products per page (LIST-018). */
export const productListPageSize = 36;
/**
 * The last page that can be opened (LIST-019): 277 pages of 36 are 9972 products. The displayed count is not limited.
 */
export const lastProductListPage = 277;

/**
 * Returns the sort order of a URL without one: newest first for new products, recommended for all others (ROUTE-050,
 * docs/readings.md).
 */
export function defaultSort(base: ProductListBase): ProductListSort {
  return base.kind === 'new' ? 'DATE_NEWEST' : 'RECOMMENDED';
}

/** Returns the first page of a product list, as shown at its URL without parameters. */
export function productListOf(base: ProductListBase): ProductListState {
  return { base, filters: [], sort: defaultSort(base), place: null, page: 1 };
}

/** Returns the number of pages that can be opened (LIST-019), at least 1. */
export function pageCount(totalCount: number): number {
  return Math.min(lastProductListPage, Math.max(1, Math.ceil(totalCount / productListPageSize)));
}
