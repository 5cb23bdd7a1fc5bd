import type { Locale } from '#domain/catalog/entry.ts';
import type { CatalogFilter, FilterType, ProductListSort } from '#domain/search/product-list-state.ts';
import type { CatalogStamp } from './catalog-stamp.ts';
import type { Point } from './point.ts';
import type { UnderstoodPart } from './understand/understand.ts';

export type { CatalogFilter, FilterType } from '#domain/search/product-list-state.ts';
export { productListSorts as catalogSorts } from '#domain/search/product-list-state.ts';
export type CatalogSort = ProductListSort;

/** Products per page by default (LIST-018). */
export const defaultPageSize = 36;

/** Maximum number of products per response. */
export const largestPageSize = 100;

/** Maximum number of products that paging can reach; the total count is not limited (LIST-019). */
export const reachableItems = 9972;

/** Number of bars in a histogram, from the lowest to the highest value. */
export const histogramBins = 24;

export interface CatalogQuestion {
  /** Filters of the same type are combined with OR, filters of different types with AND. */
  readonly filters: readonly CatalogFilter[];
  /**
   * Words that must all occur, in any order; the last one may be incomplete unless it is a complete name. Prices,
   * decades and places are recognised. Empty for no search.
   */
  readonly searchString: string;
  /** The user's language: matches in it rank before those in other languages. */
  readonly locale: Locale;
  readonly sort: CatalogSort;
  readonly limit: number;
  readonly offset: number;
  /** Without it, DISTANCE filters have no effect and DISTANCE_ASC is the same as RECOMMENDED. */
  readonly place: Point | null;
  /** Only products similar to this one, without the product itself; RECOMMENDED then orders by similarity. */
  readonly mltId: string | null;
  /**
   * Products that the user liked: they reorder RECOMMENDED, but never change the result set (LIST-030,
   * docs/readings.md).
   */
  readonly tasteOf: readonly string[];
  /** If false, `facets` is empty. */
  readonly facets: boolean;
  /** If true, sold-out products are excluded; product lists include them, at the end of RECOMMENDED. */
  readonly availableOnly: boolean;
  /** For RANDOM: the same seed gives the same order. */
  readonly seed: number;
}

export interface FacetOption {
  readonly value: string;
  readonly count: number;
}

/** The options of one filter, counted without the filter's own selection (FILT-007, FILT-008). */
export interface Facet {
  readonly type: FilterType;
  /**
   * Ordered by count, descending, then by value. CATEGORY values are paths of every level, BRAND values are slugs.
   */
  readonly options: readonly FacetOption[];
  /** PRICE in whole euros, sizes in cm, discount in percent; null for other types and without matches. */
  readonly min: number | null;
  readonly max: number | null;
  /** 24 counts over equal widths between min and max for PRICE, WIDTH, HEIGHT and DEPTH; otherwise empty. */
  readonly histogram: readonly number[];
}

/** How a search was interpreted. */
export interface SearchReading {
  /** The prices, decades and places that were recognised, each with the search string without it. */
  readonly understood: readonly UnderstoodPart[];
  /** Words, as typed or normalised, that were ignored because no product matches them together with the others. */
  readonly leftOut: readonly string[];
  /** Path of the category that is shown instead, because nobody sells what the words name. */
  readonly instead: string | null;
  /** Path of the category that the words name if nothing in it is for sale; the results then only mention it. */
  readonly mentioned: string | null;
}

export interface CatalogPage {
  /** Product ids in the requested order. */
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly facets: readonly Facet[];
  /** Kilometres for every id if `place` was given, null where the product's place is unknown; otherwise empty. */
  readonly distances: readonly (number | null)[];
}

export type CatalogAnswer = CatalogPage & SearchReading;

/** A suggested search and its number of results. */
export interface Suggestion {
  readonly words: string;
  readonly count: number;
}

/** The status of this process's search engine. */
export interface SearchState {
  /** False while searches are executed in the database instead. */
  readonly isIndexed: boolean;
  readonly isBuilding: boolean;
  /** The number of the last change in the index; 0 without an index. */
  readonly checkpoint: number;
  /** Time of the last change that was applied; null before the first. */
  readonly updatedAt: Date | null;
  /** Size of the snapshot file, which speeds up the next start; null without one. */
  readonly snapshotBytes: number | null;
  readonly snapshotAt: Date | null;
}

export const noIndex: SearchState = {
  isIndexed: false,
  isBuilding: false,
  checkpoint: 0,
  updatedAt: null,
  snapshotBytes: null,
  snapshotAt: null,
};

/**
 * Finds published products. All order and counts of the catalogue come from this interface, whichever engine
 * implements it.
 */
export interface CatalogSearch {
  /**
   * Includes everything that was committed before `asOf` was read, or before the call without it. Invalid limits are
   * clamped; invalid filters match nothing, except FIT.
   */
  search(question: CatalogQuestion, asOf?: CatalogStamp | null): Promise<CatalogAnswer>;
  /** Suggests words, brands and categories that complete the input, the most frequent first. */
  suggest(words: string, limit: number): Promise<readonly Suggestion[]>;
  /** Increases with every change of the catalogue that this process has seen. */
  version(): number;
  /**
   * Reads the stamp of all that searches and pages with products are made from: products, their sellers and the holds.
   * While it is the same, so are they.
   */
  readStamp(now: Date): Promise<CatalogStamp>;
  state(): Promise<SearchState>;
  /** Resolves when the index itself answers instead of the database; rejects if it cannot be built. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A question that matches everything, as a base for others. */
export const wholeCatalog: CatalogQuestion = {
  filters: [],
  searchString: '',
  locale: 'nl',
  sort: 'RECOMMENDED',
  limit: defaultPageSize,
  offset: 0,
  place: null,
  mltId: null,
  tasteOf: [],
  facets: false,
  availableOnly: false,
  seed: 0,
};
