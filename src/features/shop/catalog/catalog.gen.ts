// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

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

export type ProductSort =
  | 'DATE_NEWEST'
  | 'DATE_OLDEST'
  | 'DISTANCE_ASC'
  | 'POPULARITY'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RANDOM'
  | 'RECOMMENDED';

export type UnderstoodKind =
  | 'CHEAPEST'
  | 'DECADE'
  | 'DEPTH'
  | 'HEIGHT'
  | 'PLACE'
  | 'PRICE'
  | 'WIDTH';

export type SearchProductsQueryVariables = Exact<{
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchString?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  mltSlug?: string | null | undefined;
  postcode?: string | null | undefined;
  country?: string | null | undefined;
  personalized?: boolean | null | undefined;
}>;


export type SearchProductsQuery = { searchProductsNew: { __typename: 'ProductList', totalCount: number, distances: Array<number | null> | null, reading: { __typename: 'SearchReading', leftOut: Array<string>, instead: string | null, mentioned: string | null, understood: Array<{ __typename: 'UnderstoodPart', kind: UnderstoodKind, value: string, text: string, rest: string }> } | null, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string }>, brand: { __typename: 'TitledValue', title: string } | null, collections: Array<{ __typename: 'ProductCollection', value: string }>, featuredImage: { __typename: 'ProductImage', key: string, width: number, height: number, color: string } | null, images: Array<{ __typename: 'ProductImage', key: string, color: string }>, moodImage: { __typename: 'ProductImage', key: string, color: string } | null }>, filters: Array<{ __typename: 'Filter', type: FilterType, value: string, title: string, count: number, path: string | null, min: number | null, max: number | null, histogram: Array<number>, selected: boolean }> } };

export type SearchBrandsQueryVariables = Exact<{
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  searchString?: string | null | undefined;
  mltSlug?: string | null | undefined;
  postcode?: string | null | undefined;
  country?: string | null | undefined;
}>;


export type SearchBrandsQuery = { searchProductsNew: { __typename: 'ProductList', filters: Array<{ __typename: 'Filter', value: string, title: string, count: number }> } };

export const SearchProductsDocument = new TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>(
  'query',
  'SearchProducts',
  "query SearchProducts($filters: [FilterInput!], $limit: Int, $offset: Int, $searchString: String, $sort: ProductSort, $mltSlug: String, $postcode: String, $country: String, $personalized: Boolean) { searchProductsNew( filters: $filters limit: $limit offset: $offset searchString: $searchString sort: $sort mltSlug: $mltSlug postcode: $postcode country: $country personalized: $personalized ) { __typename totalCount distances reading { __typename understood { __typename kind value text rest } leftOut instead mentioned } products { __typename ...ProductCardParts } filters(mostBrands: 60) { __typename type value title count path min max histogram selected } } } fragment ProductCardParts on Product { __typename uuid slug title productTranslations { __typename language title } price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand { __typename title } collections { __typename value } featuredImage { __typename key width height color } images { __typename key color } moodImage { __typename key color } }",
  { filters: { type: 0, value: 0 } },
);

export const SearchBrandsDocument = new TypedDocumentString<SearchBrandsQuery, SearchBrandsQueryVariables>(
  'query',
  'SearchBrands',
  "query SearchBrands($filters: [FilterInput!], $searchString: String, $mltSlug: String, $postcode: String, $country: String) { searchProductsNew( filters: $filters limit: 1 searchString: $searchString mltSlug: $mltSlug postcode: $postcode country: $country ) { __typename filters(only: [BRAND]) { __typename value title count } } }",
  { filters: { type: 0, value: 0 } },
);
