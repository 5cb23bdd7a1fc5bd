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
  | 'HEIGHT'
  | 'MATERIALS'
  | 'MIN_DISCOUNT'
  | 'PRICE'
  | 'PROVINCE'
  | 'SALE'
  | 'SECOND_CHANCE'
  | 'SELLER'
  | 'STYLES'
  | 'WE_LOVE'
  | 'WIDTH';

export type ProductSort =
  | 'DATE_NEWEST'
  | 'DATE_OLDEST'
  | 'POPULARITY'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RANDOM'
  | 'RECOMMENDED';

export type SearchProductsQueryVariables = Exact<{
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchString?: string | null | undefined;
  sort?: ProductSort | null | undefined;
}>;


export type SearchProductsQuery = { searchProductsNew: { __typename: 'ProductList', totalCount: number, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, city: string, inventory: number, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string }>, collections: Array<{ __typename: 'ProductCollection', value: string }>, featuredImage: { __typename: 'ProductImage', key: string, width: number, height: number, color: string } | null }> } };

export const SearchProductsDocument = new TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>(
  'query',
  'SearchProducts',
  "query SearchProducts($filters: [FilterInput!], $limit: Int, $offset: Int, $searchString: String, $sort: ProductSort) { searchProductsNew( filters: $filters limit: $limit offset: $offset searchString: $searchString sort: $sort ) { __typename totalCount products { __typename ...ListingCardParts } } } fragment ListingCardParts on Product { __typename uuid slug title productTranslations { __typename language title } price comparePrice city inventory publicationDate timePeriod secondChanceType collections { __typename value } featuredImage { __typename key width height color } }",
);
