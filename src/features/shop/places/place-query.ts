import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { filtersOf } from '#domain/search/normal-product-list.ts';
import type { ProductListState, SearchPlace } from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import {
  PlaceNearDocument,
  PlaceOfPostcodeDocument,
  ProductsPerPlaceDocument,
  type ProductsPerPlaceQuery,
} from './places.gen.ts';

export interface KnownPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The town and coordinates of a postcode; null if the postcode is unknown. */
export function placeQuery({ postcode, country }: SearchPlace) {
  return queryOptions({
    queryKey: ['place', country, postcode] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<KnownPlace | null> => {
      const { placeOfPostcode } = await request(PlaceOfPostcodeDocument, { postcode, country }, { signal });
      return placeOfPostcode.__typename === 'Place' ? placeOfPostcode : null;
    },
  });
}

export type PlaceCount = ProductsPerPlaceQuery['productsPerPlace'][number];

/** Where the products of a product list are, regardless of distance. Sort, page and place do not affect the query. */
export function placeCountsQuery(state: ProductListState) {
  const { base } = state;
  const asked = {
    filters: filtersOf(state)
      .filter(({ type }) => type !== 'DISTANCE')
      .map(({ type, value }) => ({ type, value })),
    searchString: base.kind === 'search' ? base.words : null,
    mltSlug: base.kind === 'similar' ? base.slug : null,
  };
  return queryOptions({
    queryKey: ['places', asked] as const,
    queryFn: async ({ signal }): Promise<readonly PlaceCount[]> =>
      (await request(ProductsPerPlaceDocument, asked, { signal })).productsPerPlace,
    // Shows the dots of the previous filter while new ones load, so that the map does not flicker.
    placeholderData: keepPreviousData,
  });
}

/** The town nearest to the coordinates; null outside the Netherlands and Belgium. */
export async function placeHere(latitude: number, longitude: number): Promise<SearchPlace | null> {
  const { placeNear } = await request(PlaceNearDocument, { latitude, longitude });
  if (placeNear.__typename !== 'PostcodePlace') return null;
  return { postcode: placeNear.postcode, country: placeNear.country === 'BE' ? 'BE' : 'NL' };
}
