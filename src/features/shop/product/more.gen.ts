// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type SimilarProductsQueryVariables = Exact<{
  slug: string;
  limit: number;
}>;


export type SimilarProductsQuery = { searchProductsNew: { __typename: 'ProductList', totalCount: number, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }> } };

export type ForYouQueryVariables = Exact<{
  limit: number;
  likedUuids?: Array<string> | string | null | undefined;
}>;


export type ForYouQuery = { personalProductRecommendations: { __typename: 'ProductList', products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }> } };

export type LastViewedQueryVariables = Exact<{
  uuids?: Array<string> | string | null | undefined;
}>;


export type LastViewedQuery = { lastViewedProducts: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }> };

export type PriceFactsQueryVariables = Exact<{
  slug: string;
}>;


export type PriceFactsQuery = { priceHistory:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'PriceHistorySuccess', data: Array<{ date: string, price: number }> }
  , similarSold: { prices: Array<number>, median: number } | null };

export const SimilarProductsDocument = new TypedDocumentString<SimilarProductsQuery, SimilarProductsQueryVariables>(
  'query',
  'SimilarProducts',
  "query SimilarProducts($slug:String!$limit:Int!){searchProductsNew(mltSlug:$slug limit:$limit){__typename totalCount products{__typename ...ProductCardParts}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const ForYouDocument = new TypedDocumentString<ForYouQuery, ForYouQueryVariables>(
  'query',
  'ForYou',
  "query ForYou($limit:Int!$likedUuids:[String!]){personalProductRecommendations(limit:$limit offset:0 likedUuids:$likedUuids){__typename products{__typename ...ProductCardParts}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const LastViewedDocument = new TypedDocumentString<LastViewedQuery, LastViewedQueryVariables>(
  'query',
  'LastViewed',
  "query LastViewed($uuids:[String!]){lastViewedProducts(uuids:$uuids){__typename ...ProductCardParts}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const PriceFactsDocument = new TypedDocumentString<PriceFactsQuery, PriceFactsQueryVariables>(
  'query',
  'PriceFacts',
  "query PriceFacts($slug:String!){priceHistory(slug:$slug){__typename ...on PriceHistorySuccess{__typename data{date price}}...on ObjectDoesNotExistError{__typename errorCode message}}similarSold(slug:$slug){prices median}}",
);
