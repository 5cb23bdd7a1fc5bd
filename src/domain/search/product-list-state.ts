/** The orders of a listing (LIST-026); RANDOM is used only for carousels and has no address (readings ROUTE-050). */
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

/** The filters of a listing (FILT-009), in the order in which they are kept. */
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

/** Our own: does it fit the room and through the door; and what is sold already, which is shown only when asked for. */
export const ownFilterTypes = ['FIT', 'SOLD'] as const;
export type FilterType = (typeof filterTypes)[number] | (typeof ownFilterTypes)[number];

/**
 * One chosen value. CATEGORY: a path of one to three segments, "meubels/stoelen". Ranges (PRICE in euros, sizes in
 * cm): "min-max", either side may be empty. Yes-no types: "true". DISTANCE: km. FIT: "WxDxH" of the place in cm, then
 * optionally ";door=83" and ";stairs=90".
 */
export interface CatalogFilter {
  readonly type: FilterType;
  readonly value: string;
}

/** What a listing is about, before anybody chose a filter. */
export type ProductListBase =
  | { readonly kind: 'new' }
  | { readonly kind: 'second-chance' }
  | { readonly kind: 'sale' }
  | { readonly kind: 'design' }
  | {
      readonly kind: 'category';
      /** One to three values of the category tree, from the top. */
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

/** From where distances are counted. */
export interface SearchPlace {
  /** "1012AB" or "1012" in the Netherlands, "1000" in Belgium. */
  readonly postcode: string;
  readonly country: 'NL' | 'BE';
}

/** Everything that an address of a listing says; two visitors with the same address see the same. */
export interface ProductListState {
  readonly base: ProductListBase;
  /** The person's own choices, sorted, without what the base already says. */
  readonly filters: readonly CatalogFilter[];
  readonly sort: ProductListSort;
  /** Kept only while the distance sort or filter uses it. */
  readonly place: SearchPlace | null;
  /** From 1. */
  readonly page: number;
}

/** LIST-018. */
export const productListPageSize = 36;
/** LIST-019: 277 pages of 36 are 9972 items; the count that is shown stays the real one. */
export const lastProductListPage = 277;

/** The order of a listing whose address names none: newest for what just came in (readings ROUTE-050). */
export function defaultSort(base: ProductListBase): ProductListSort {
  return base.kind === 'new' ? 'DATE_NEWEST' : 'RECOMMENDED';
}

/** The first page of a listing as its bare address shows it. */
export function productListOf(base: ProductListBase): ProductListState {
  return { base, filters: [], sort: defaultSort(base), place: null, page: 1 };
}

/** How many pages can be reached (LIST-019); at least 1. */
export function pageCount(totalCount: number): number {
  return Math.min(lastProductListPage, Math.max(1, Math.ceil(totalCount / productListPageSize)));
}
