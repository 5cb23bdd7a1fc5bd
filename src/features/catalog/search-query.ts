import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { SearchProductsDocument, type SearchProductsQueryVariables } from './catalog.gen.ts';

/** LIST-018. */
export const pageSize = 36;
/** LIST-019: 277 pages of 36, 9972 items. */
export const lastPage = 277;
/** Tiles on the home page. */
export const homeCount = 8;

export interface Listing {
  /** A CATEGORY value, or null for all. */
  readonly category: string | null;
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

type Variables = SearchProductsQueryVariables;

/** One page of a listing, newest first; kept for reading offline. */
export function listingQuery({ category, words, page }: Listing) {
  const variables: Variables = {
    filters: category === null ? null : [{ type: 'CATEGORY', value: category }],
    searchString: words === '' ? null : words,
    sort: words === '' ? 'DATE_NEWEST' : 'RECOMMENDED',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  return searchQuery(variables);
}

/** The newest few, for the home page. */
export function newestQuery(limit: number) {
  return searchQuery({ filters: null, searchString: null, sort: 'DATE_NEWEST', limit, offset: 0 });
}

function searchQuery(variables: Variables) {
  return queryOptions({
    queryKey: ['catalog', variables],
    queryFn: async ({ signal }) =>
      (await request(SearchProductsDocument, variables, { signal })).searchProductsNew,
    placeholderData: keepPreviousData,
  });
}

/** The page number of an address: 1 without one, null when it is no page (ROUTE-047, LIST-019). */
export function pageOf(segment: string | undefined): number | null {
  if (segment === undefined) return 1;
  if (!/^[1-9]\d{0,3}$/.test(segment)) return null;
  const page = Number(segment);
  return page <= lastPage ? page : null;
}

export function pageCount(totalCount: number): number {
  return Math.min(lastPage, Math.max(1, Math.ceil(totalCount / pageSize)));
}
