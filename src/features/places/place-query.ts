import { queryOptions } from '@tanstack/react-query';
import type { ListingPlace } from '#domain/search/listing-state.ts';
import { request } from '#src/data/graphql/client.ts';
import { PlaceNearDocument, PlaceOfPostcodeDocument } from './places.gen.ts';

export interface KnownPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a postcode lies; null when nobody knows it. */
export function placeQuery({ postcode, country }: ListingPlace) {
  return queryOptions({
    queryKey: ['place', country, postcode] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<KnownPlace | null> => {
      const { placeOfPostcode } = await request(PlaceOfPostcodeDocument, { postcode, country }, { signal });
      return placeOfPostcode.__typename === 'Place' ? placeOfPostcode : null;
    },
  });
}

/** The town nearest to where the device is; null outside the two countries. */
export async function placeHere(latitude: number, longitude: number): Promise<ListingPlace | null> {
  const { placeNear } = await request(PlaceNearDocument, { latitude, longitude });
  if (placeNear.__typename !== 'PostcodePlace') return null;
  return { postcode: placeNear.postcode, country: placeNear.country === 'BE' ? 'BE' : 'NL' };
}
