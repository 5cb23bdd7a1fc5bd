/** FILT-009 without DISTANCE, which needs a place. A value is one choice, or `min-max` for a range. */
export const filterTypes = [
  'CATEGORY',
  'SELLER',
  'PROVINCE',
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
export type FilterType = (typeof filterTypes)[number];

export interface CatalogFilter {
  readonly type: FilterType;
  readonly value: string;
}

/** LIST-026 without DISTANCE_ASC, which needs a place. */
export const catalogSorts = [
  'RECOMMENDED',
  'POPULARITY',
  'DATE_NEWEST',
  'DATE_OLDEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'RANDOM',
] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** LIST-018. */
export const defaultPageSize = 36;

/** The most products of one answer. */
export const largestPageSize = 100;

/** LIST-019: what lies beyond can't be reached by paging; the count stays the real one. */
export const reachableItems = 9972;

export interface CatalogQuestion {
  /** Filters of one type widen each other, filters of different types narrow each other. */
  readonly filters: readonly CatalogFilter[];
  /** Words that must all occur in title or brand, in any order; empty for no search. */
  readonly searchString: string;
  readonly sort: CatalogSort;
  readonly limit: number;
  readonly offset: number;
}

export interface CatalogAnswer {
  /** Product ids in the asked order. */
  readonly ids: readonly string[];
  readonly totalCount: number;
}

/** Finds published products. The one door to the catalogue's order and counts, whatever engine stands behind it. */
export interface CatalogSearch {
  search(question: CatalogQuestion): Promise<CatalogAnswer>;
}
