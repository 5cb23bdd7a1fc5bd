// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductWatchStateQueryVariables = Exact<{
  uuid: string;
}>;


export type ProductWatchStateQuery = { productByUuid:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Product', isWatched: boolean }
   };

export type SellerFollowStateQueryVariables = Exact<{
  uuid: string;
}>;


export type SellerFollowStateQuery = { seller:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Seller', isFollowed: boolean }
   };

export type WatchProductMutationVariables = Exact<{
  uuid: string;
}>;


export type WatchProductMutation = { watchProduct:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ProductWatch', isWatched: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UnwatchProductMutationVariables = Exact<{
  uuid: string;
}>;


export type UnwatchProductMutation = { unwatchProduct:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ProductWatch', isWatched: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type FollowSellerMutationVariables = Exact<{
  uuid: string;
}>;


export type FollowSellerMutation = { followSeller:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'SellerFollow', isFollowed: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UnfollowSellerMutationVariables = Exact<{
  uuid: string;
}>;


export type UnfollowSellerMutation = { unfollowSeller:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'SellerFollow', isFollowed: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const ProductWatchStateDocument = new TypedDocumentString<ProductWatchStateQuery, ProductWatchStateQueryVariables>(
  'query',
  'ProductWatchState',
  "query ProductWatchState($uuid:String!){productByUuid(uuid:$uuid){__typename ...on Product{__typename isWatched}...on Error{__typename errorCode}}}",
);

export const SellerFollowStateDocument = new TypedDocumentString<SellerFollowStateQuery, SellerFollowStateQueryVariables>(
  'query',
  'SellerFollowState',
  "query SellerFollowState($uuid:String!){seller(uuid:$uuid){__typename ...on Seller{__typename isFollowed}...on InvalidUUIDError{__typename errorCode}...on ObjectDoesNotExistError{__typename errorCode}}}",
);

export const WatchProductDocument = new TypedDocumentString<WatchProductMutation, WatchProductMutationVariables>(
  'mutation',
  'WatchProduct',
  "mutation WatchProduct($uuid:String!){watchProduct(productUuid:$uuid){__typename ...on ProductWatch{__typename isWatched}...on Error{__typename errorCode message}}}",
);

export const UnwatchProductDocument = new TypedDocumentString<UnwatchProductMutation, UnwatchProductMutationVariables>(
  'mutation',
  'UnwatchProduct',
  "mutation UnwatchProduct($uuid:String!){unwatchProduct(productUuid:$uuid){__typename ...on ProductWatch{__typename isWatched}...on Error{__typename errorCode message}}}",
);

export const FollowSellerDocument = new TypedDocumentString<FollowSellerMutation, FollowSellerMutationVariables>(
  'mutation',
  'FollowSeller',
  "mutation FollowSeller($uuid:String!){followSeller(sellerUuid:$uuid){__typename ...on SellerFollow{__typename isFollowed}...on Error{__typename errorCode message}}}",
);

export const UnfollowSellerDocument = new TypedDocumentString<UnfollowSellerMutation, UnfollowSellerMutationVariables>(
  'mutation',
  'UnfollowSeller',
  "mutation UnfollowSeller($uuid:String!){unfollowSeller(sellerUuid:$uuid){__typename ...on SellerFollow{__typename isFollowed}...on Error{__typename errorCode message}}}",
);
