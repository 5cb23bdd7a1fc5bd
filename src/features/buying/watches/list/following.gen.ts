// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FollowedSellersQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type FollowedSellersQuery = { followedSellers:
    | { __typename: 'FollowedSellers', totalCount: number, sellers: Array<{ __typename: 'Seller', uuid: string, name: string, type: string, city: string, numberOfProducts: number, numberOfRatings: number, totalRating: number | null, image: string | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type WatchedProductsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type WatchedProductsQuery = { watchedProducts:
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
    | { __typename: 'WatchedProducts', totalCount: number, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, inventory: number, reservedUntil: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, color: string } | null }> }
   };

export const FollowedSellersDocument = new TypedDocumentString<FollowedSellersQuery, FollowedSellersQueryVariables>(
  'query',
  'FollowedSellers',
  "query FollowedSellers($limit:Int!$offset:Int!){followedSellers(limit:$limit offset:$offset){__typename ...on FollowedSellers{__typename totalCount sellers{__typename uuid name type city numberOfProducts numberOfRatings totalRating image}}...on Error{__typename errorCode}}}",
);

export const WatchedProductsDocument = new TypedDocumentString<WatchedProductsQuery, WatchedProductsQueryVariables>(
  'query',
  'WatchedProducts',
  "query WatchedProducts($limit:Int!$offset:Int!){watchedProducts(limit:$limit offset:$offset){__typename ...on WatchedProducts{__typename totalCount products{__typename uuid slug title productTranslations{language title}price inventory reservedUntil featuredImage{key color}}}...on Error{__typename errorCode}}}",
);
