import { queryOptions } from '@tanstack/react-query';
import { type ListingBase, type ListingState, listingPageSize } from '#domain/search/listing-state.ts';
import { filtersOf } from '#domain/search/normal-listing.ts';
import { request } from '#src/data/graphql/client.ts';
import { listingHref } from '#src/paths/listing-href.ts';
import {
  SearchProductsDocument,
  type SearchProductsQuery,
  type SearchProductsQueryVariables,
} from './catalog.gen.ts';
import { canBePersonal } from './personal.ts';

export type ListingAnswer = SearchProductsQuery['searchProductsNew'];
export type ListingFacet = ListingAnswer['filters'][number];

/** What the server is asked for a listing; a distance without a place says nothing and is left out. */
export function listingVariables(state: ListingState, personalized = false): SearchProductsQueryVariables {
  const { base, place, sort, page } = state;
  return {
    filters: filtersOf(state)
      .filter(({ type }) => place !== null || type !== 'DISTANCE')
      .map(({ type, value }) => ({ type, value })),
    searchString: base.kind === 'search' ? base.words : null,
    mltSlug: base.kind === 'similar' ? base.slug : null,
    sort,
    postcode: place?.postcode ?? null,
    country: place?.country ?? null,
    limit: listingPageSize,
    offset: (page - 1) * listingPageSize,
    ...(personalized && { personalized }),
  };
}

/** Views of one subject; while one of them loads another may stand in for it. */
function subjectOf(base: ListingBase): string {
  return JSON.stringify(base);
}

/**
 * One page of a listing, kept for reading offline. Two states with one address are one query; in a person's own order
 * it goes with the person (LIST-030).
 */
export function listingQuery(state: ListingState, asPerson = false) {
  const subject = subjectOf(state.base);
  const personalized = asPerson && canBePersonal(state);
  return queryOptions({
    queryKey: [personalized ? 'my-catalog' : 'catalog', subject, listingHref(state)] as const,
    queryFn: async ({ signal }) =>
      (await request(SearchProductsDocument, listingVariables(state, personalized), { signal }))
        .searchProductsNew,
    // A category in the place of another one would be a lie; the same one with another filter is a rest for the eye.
    placeholderData: (previous: ListingAnswer | undefined, query) =>
      query?.queryKey[1] === subject ? previous : undefined,
  });
}
