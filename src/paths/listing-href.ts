import { placeSegment } from '#domain/search/listing-place.ts';
import type { ListingBase, ListingState } from '#domain/search/listing-state.ts';
import { normalListing } from '#domain/search/normal-listing.ts';
import { listingQuery } from './listing-query.ts';
import { segmentOfSort } from './listing-segments.ts';
import { encoded } from './segments.ts';

/**
 * The one address of a listing (ROUTE-047..059): its path, then the sort or the place, then the page from 2 on, then
 * the filters in the query. States that show the same have the same address.
 */
export function listingHref(state: ListingState): string {
  const { path, query } = listingTarget(state);
  return query === '' ? path : `${path}?${query}`;
}

/** The two parts of that address; the query without its "?". */
function listingTarget(state: ListingState): { readonly path: string; readonly query: string } {
  const normal = normalListing(state);
  const path = [...baseSegments(normal.base).map(encoded), ...endSegments(normal)];
  return { path: `/${path.join('/')}`, query: listingQuery(normal) };
}

function baseSegments(base: ListingBase): readonly string[] {
  switch (base.kind) {
    case 'new':
      return ['net-binnen'];
    case 'second-chance':
      return ['tweedekans'];
    case 'sale':
      return ['sale'];
    case 'design':
      return ['design-meubels'];
    case 'category':
      return base.secondChance ? [...base.path, 'tweedekans'] : base.path;
    case 'brand':
    case 'style':
    case 'decade':
      return [base.value];
    case 'collection':
      return ['collecties', base.value];
    case 'search':
      return ['zoeken', base.words.replaceAll(' ', '-')];
    case 'seller':
      return ['verkoper', base.uuid];
    case 'similar':
      return ['vergelijkbaar', base.slug];
  }
}

function endSegments({ base, sort, place, page }: ListingState): readonly string[] {
  const word = sort === 'DISTANCE_ASC' && place !== null ? placeSegment(place) : segmentOfSort(sort);
  const isUsual = base.kind === 'new' && sort === 'DATE_NEWEST';
  return [...(word === null || isUsual ? [] : [word]), ...(page > 1 ? [String(page)] : [])];
}
