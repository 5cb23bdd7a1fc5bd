// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

export type BrandsOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsOverviewQuery = { brands: Array<{ value: string, title: string, count: number }> };

export type CollectionsOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type CollectionsOverviewQuery = { collections: Array<{ value: string, count: number }> };

export type StylesOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type StylesOverviewQuery = { styles: Array<{ value: string, count: number }>, searchProductsNew: { __typename: 'ProductList', filters: Array<{ type: FilterType, value: string, count: number }> } };

export const BrandsOverviewDocument = new TypedDocumentString<BrandsOverviewQuery, BrandsOverviewQueryVariables>(
  'query',
  'BrandsOverview',
  "query BrandsOverview{brands{value title count}}",
);

export const CollectionsOverviewDocument = new TypedDocumentString<CollectionsOverviewQuery, CollectionsOverviewQueryVariables>(
  'query',
  'CollectionsOverview',
  "query CollectionsOverview{collections{value count}}",
);

export const StylesOverviewDocument = new TypedDocumentString<StylesOverviewQuery, StylesOverviewQueryVariables>(
  'query',
  'StylesOverview',
  "query StylesOverview{styles{value count}searchProductsNew(limit:1){__typename filters{type value count}}}",
);
