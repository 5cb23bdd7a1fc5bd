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


export type BrandsOverviewQuery = { brands: Array<{ __typename: 'BrandEntry', value: string, title: string, count: number }> };

export type CollectionsOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type CollectionsOverviewQuery = { collections: Array<{ __typename: 'CollectionEntry', value: string, count: number }> };

export type StylesOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type StylesOverviewQuery = { styles: Array<{ __typename: 'StyleEntry', value: string, count: number }>, searchProductsNew: { __typename: 'ProductList', filters: Array<{ __typename: 'Filter', type: FilterType, value: string, count: number }> } };

export const BrandsOverviewDocument = new TypedDocumentString<BrandsOverviewQuery, BrandsOverviewQueryVariables>(
  'query',
  'BrandsOverview',
  "query BrandsOverview { brands { __typename value title count } }",
);

export const CollectionsOverviewDocument = new TypedDocumentString<CollectionsOverviewQuery, CollectionsOverviewQueryVariables>(
  'query',
  'CollectionsOverview',
  "query CollectionsOverview { collections { __typename value count } }",
);

export const StylesOverviewDocument = new TypedDocumentString<StylesOverviewQuery, StylesOverviewQueryVariables>(
  'query',
  'StylesOverview',
  "query StylesOverview { styles { __typename value count } searchProductsNew(limit: 1) { __typename filters { __typename type value count } } }",
);
