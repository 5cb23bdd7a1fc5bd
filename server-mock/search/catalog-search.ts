import type { Locale } from '#domain/catalog/entry.ts';
import type { CatalogFilter, FilterType, ProductListSort } from '#domain/search/product-list-state.ts';
import type { UnderstoodPart } from './understand/understand.ts';

export type { CatalogFilter, FilterType } from '#domain/search/product-list-state.ts';
export { productListSorts as catalogSorts } from '#domain/search/product-list-state.ts';
export type CatalogSort = ProductListSort;

/** LIST-018. */
export const defaultPageSize = 36;

/** The most products of one answer. */
export const largestPageSize = 100;

/** LIST-019: what lies beyond can't be reached by paging; the count stays the real one. */
export const reachableItems = 9972;

/** Bars of a histogram, from the lowest to the highest value. */
export const histogramBins = 24;

/** Degrees; from here distances are counted. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

export interface CatalogQuestion {
  /** Filters of one type widen each other, filters of different types narrow each other. */
  readonly filters: readonly CatalogFilter[];
  /**
   * Words that must all occur, in any order; the last may be unfinished when it is no name. Prices, decades and places are
   * understood. Empty for no search.
   */
  readonly searchString: string;
  /** The reader's language: its words come before those of another. */
  readonly locale: Locale;
  readonly sort: CatalogSort;
  readonly limit: number;
  readonly offset: number;
  /** Without it DISTANCE filters ask nothing and DISTANCE_ASC is RECOMMENDED. */
  readonly place: Point | null;
  /** Only what resembles this product, the most alike first when RECOMMENDED; not the product itself. */
  readonly mltId: string | null;
  /** Products that a person liked: reorders RECOMMENDED, never changes the result set (readings LIST-030). */
  readonly tasteOf: readonly string[];
  /** False leaves `facets` empty. */
  readonly facets: boolean;
  /** True leaves out what is sold out; listings show it, at the end of RECOMMENDED. */
  readonly availableOnly: boolean;
  /** RANDOM: the same seed gives the same order. */
  readonly seed: number;
}

/** One value to choose and how many products it has. */
export interface FacetOption {
  readonly value: string;
  readonly count: number;
}

/** What can be chosen in one filter, counted without this filter's own choices (FILT-007, FILT-008). */
export interface Facet {
  readonly type: FilterType;
  /** Most frequent first, then by value. CATEGORY values are paths of every level, BRAND values are slugs. */
  readonly options: readonly FacetOption[];
  /** PRICE in whole euros, sizes in cm, discount in percent; null for other types and when nothing matches. */
  readonly min: number | null;
  readonly max: number | null;
  /** 24 counts over equal widths between min and max for PRICE, WIDTH, HEIGHT and DEPTH; else empty. */
  readonly histogram: readonly number[];
}

/** How a search was read. */
export interface SearchReading {
  /** Prices, decades and places that were understood, with the search without each. */
  readonly understood: readonly UnderstoodPart[];
  /** Words, as they were typed or folded, that nothing holds together with the others and that were left out. */
  readonly leftOut: readonly string[];
  /** The path of the category that is shown in the place of what the words name and nobody sells. */
  readonly instead: string | null;
  /** The path of the category that the words name and in which nothing is for sale: what is shown only mentions it. */
  readonly mentioned: string | null;
}

/** One page as an engine answers it. */
export interface CatalogPage {
  /** Product ids in the asked order. */
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly facets: readonly Facet[];
  /** Kilometres for every id when a place was asked, null where the product's place is unknown; else empty. */
  readonly distances: readonly (number | null)[];
}

export type CatalogAnswer = CatalogPage & SearchReading;

/** Words worth searching for and how many products they find. */
export interface Suggestion {
  readonly words: string;
  readonly count: number;
}

/** How the engine of this process stands. */
export interface SearchState {
  /** False while the database answers in its place. */
  readonly isIndexed: boolean;
  readonly isBuilding: boolean;
  /** The number of the last change that it holds; 0 without an index. */
  readonly checkpoint: number;
  /** When it last took in a change; null before the first. */
  readonly updatedAt: Date | null;
  /** Of the file that spares building it at the next start; null without one. */
  readonly snapshotBytes: number | null;
  readonly snapshotAt: Date | null;
}

/** The state without an index. */
export const noIndex: SearchState = {
  isIndexed: false,
  isBuilding: false,
  checkpoint: 0,
  updatedAt: null,
  snapshotBytes: null,
  snapshotAt: null,
};

/** Finds published products. The one door to the catalogue's order and counts, whatever engine stands behind it. */
export interface CatalogSearch {
  /** Sees everything that was committed before the call. Odd limits are cut, filters that can't be read match nothing, except FIT. */
  search(question: CatalogQuestion): Promise<CatalogAnswer>;
  /** Words, brands and categories that the typed text may become, the most frequent first. */
  suggest(words: string, limit: number): Promise<readonly Suggestion[]>;
  /** Grows with every change of the catalogue that this process has seen. */
  version(): number;
  state(): Promise<SearchState>;
  /** Resolves when the engine itself answers, not a stand-in; rejects when it can't be built. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A question that asks for everything; parts are given by the caller. */
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
