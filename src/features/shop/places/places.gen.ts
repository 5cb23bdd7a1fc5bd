// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FilterInput = {
  type: FilterType;
  value: string;
};

export type FilterType =
  | 'ACCEPT_OFFERS'
  | 'BEST_DEALS'
  | 'BRAND'
  | 'CATEGORY'
  | 'COLLECTIONS'
  | 'COLORS'
  | 'DECADE_PERIOD'
  | 'DEPTH'
  | 'DISTANCE'
  | 'FIT'
  | 'HEIGHT'
  | 'MATERIALS'
  | 'MIN_DISCOUNT'
  | 'PRICE'
  | 'PROVINCE'
  | 'SALE'
  | 'SECOND_CHANCE'
  | 'SELLER'
  | 'SOLD'
  | 'STYLES'
  | 'WE_LOVE'
  | 'WIDTH';

export type PlaceOfPostcodeQueryVariables = Exact<{
  postcode: string;
  country: string;
}>;


export type PlaceOfPostcodeQuery = { placeOfPostcode:
    | { __typename: 'ObjectDoesNotExistError', message: string }
    | { __typename: 'Place', name: string, province: string, latitude: number, longitude: number }
   };

export type ProductsPerPlaceQueryVariables = Exact<{
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  searchString?: string | null | undefined;
  mltSlug?: string | null | undefined;
}>;


export type ProductsPerPlaceQuery = { productsPerPlace: Array<{ name: string, latitude: number, longitude: number, count: number }> };

export type PlaceNearQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type PlaceNearQuery = { placeNear:
    | { __typename: 'ObjectDoesNotExistError', message: string }
    | { __typename: 'PostcodePlace', name: string, country: string, postcode: string }
   };

export const PlaceOfPostcodeDocument = new TypedDocumentString<PlaceOfPostcodeQuery, PlaceOfPostcodeQueryVariables>(
  'query',
  'PlaceOfPostcode',
  "query PlaceOfPostcode($postcode:String!$country:String!){placeOfPostcode(postcode:$postcode country:$country){__typename ...on Place{__typename name province latitude longitude}...on ObjectDoesNotExistError{__typename message}}}",
);

export const ProductsPerPlaceDocument = new TypedDocumentString<ProductsPerPlaceQuery, ProductsPerPlaceQueryVariables>(
  'query',
  'ProductsPerPlace',
  "query ProductsPerPlace($filters:[FilterInput!]$searchString:String$mltSlug:String){productsPerPlace(filters:$filters searchString:$searchString mltSlug:$mltSlug){name latitude longitude count}}",
  { filters: { type: 0, value: 0 } },
);

export const PlaceNearDocument = new TypedDocumentString<PlaceNearQuery, PlaceNearQueryVariables>(
  'query',
  'PlaceNear',
  "query PlaceNear($latitude:Float!$longitude:Float!){placeNear(latitude:$latitude longitude:$longitude){__typename ...on PostcodePlace{__typename name country postcode}...on ObjectDoesNotExistError{__typename message}}}",
);
