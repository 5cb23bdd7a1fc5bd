// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type DashboardPeriod =
  | 'DAYS_30'
  | 'DAYS_90'
  | 'YEAR';

export type PayoutTask =
  | 'ADD_ACCOUNT'
  | 'CORRECT_ACCOUNT';

export type AccountTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountTasksQuery = { me:
    | { __typename: 'User', uuid: string, pendingEmail: string | null, seller: { __typename: 'Seller', uuid: string, needsTraderDetails: boolean | null } | null }
    | { __typename: 'UserNotAuthenticatedError' }
  , received:
    | { __typename: 'BidList', totalCount: number }
    | { __typename: 'UserNotAuthenticatedError' }
  , countered:
    | { __typename: 'BidList', totalCount: number }
    | { __typename: 'UserNotAuthenticatedError' }
  , accepted:
    | { __typename: 'BidList', totalCount: number }
    | { __typename: 'UserNotAuthenticatedError' }
  , arrived:
    | { __typename: 'OrderProductList', totalCount: number }
    | { __typename: 'UserNotAuthenticatedError' }
  , toDeliver:
    | { __typename: 'OrderProductList', totalCount: number }
    | { __typename: 'UserNotAuthenticatedError' }
  , suggestions:
    | { __typename: 'SaleSuggestionList', totalCount: number }
    | { __typename: 'UserNotAuthenticatedError' }
  , payouts:
    | { __typename: 'SellerPayouts', held: number, due: number, task: PayoutTask | null }
    | { __typename: 'UserHasNoObjectPermissionError' }
    | { __typename: 'UserNotAuthenticatedError' }
  , changes:
    | { __typename: 'ProductList', totalCount: number, products: Array<{ __typename: 'Product', uuid: string, title: string }> }
    | { __typename: 'UserNotAuthenticatedError' }
   };

export type AccountPicksQueryVariables = Exact<{
  limit: number;
}>;


export type AccountPicksQuery = { personalProductRecommendations: { __typename: 'ProductList', products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }> } };

export type SellerDashboardQueryVariables = Exact<{
  period: DashboardPeriod;
}>;


export type SellerDashboardQuery = { sellerDashboard:
    | { __typename: 'SellerDashboard', medianDaysToSell: number | null, views: { now: number, before: number }, wishlistCount: { now: number, before: number }, bids: { now: number, before: number }, sold: { now: number, before: number }, months: Array<{ month: string, sold: number, payout: number }>, weeks: Array<{ week: string, views: number, wishlist: number, bids: number, sold: number }>, pricePositions: Array<{ uuid: string, title: string, price: number, low: number, median: number, high: number, count: number }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export const AccountTasksDocument = new TypedDocumentString<AccountTasksQuery, AccountTasksQueryVariables>(
  'query',
  'AccountTasks',
  "query AccountTasks{me{__typename ...on User{__typename uuid pendingEmail seller{__typename uuid needsTraderDetails}}}received:bids(filters:{role:SELLER statuses:[PENDING]}limit:1){__typename ...on BidList{__typename totalCount}}countered:bids(filters:{role:BUYER statuses:[COUNTERBID]}limit:1){__typename ...on BidList{__typename totalCount}}accepted:bids(filters:{role:BUYER statuses:[ACCEPTED]isPaid:false}limit:1){__typename ...on BidList{__typename totalCount}}arrived:orderProducts(filters:{role:BUYER isToConfirm:true}limit:1){__typename ...on OrderProductList{__typename totalCount}}toDeliver:orderProducts(filters:{role:SELLER isToDeliver:true}limit:1){__typename ...on OrderProductList{__typename totalCount}}suggestions:saleSuggestions(filters:{statuses:[PENDING]}limit:1){__typename ...on SaleSuggestionList{__typename totalCount}}payouts:sellerPayouts(limit:1){__typename ...on SellerPayouts{__typename held due task}}changes:sellerProducts(statuses:[CHANGES_REQUESTED]limit:3){__typename ...on ProductList{__typename totalCount products{__typename uuid title}}}}",
);

export const AccountPicksDocument = new TypedDocumentString<AccountPicksQuery, AccountPicksQueryVariables>(
  'query',
  'AccountPicks',
  "query AccountPicks($limit:Int!){personalProductRecommendations(limit:$limit){__typename products{__typename ...ProductCardParts}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const SellerDashboardDocument = new TypedDocumentString<SellerDashboardQuery, SellerDashboardQueryVariables>(
  'query',
  'SellerDashboard',
  "query SellerDashboard($period:DashboardPeriod!){sellerDashboard(period:$period){__typename ...on SellerDashboard{__typename views{now before}wishlistCount{now before}bids{now before}sold{now before}months{month sold payout}weeks{week views wishlist bids sold}pricePositions{uuid title price low median high count}medianDaysToSell}...on Error{__typename errorCode}}}",
);
