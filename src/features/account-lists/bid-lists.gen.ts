// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BidFilters = {
  role?: BidRole | null | undefined;
  statuses?: Array<BidStatus> | null | undefined;
};

export type BidRole =
  | 'BUYER'
  | 'SELLER';

export type BidSort =
  | 'AMOUNT'
  | 'CREATED'
  | 'MODIFIED'
  | 'STATUS'
  | 'TITLE';

export type BidStatus =
  | 'ACCEPTED'
  | 'COUNTERBID'
  | 'EXPIRED'
  | 'PENDING'
  | 'REJECTED';

export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type BidRowFragment = { __typename: 'Bid', uuid: string, amount: number, counterbidAmount: number | null, created: string, modified: string, email: string, isPaid: boolean, payout: number | null, sellerRespondedAt: string | null, status: BidStatus, role: BidRole, duration: number, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string }>, featuredImage: { __typename: 'ProductImage', key: string, alt: string, color: string } | null } | null };

export type BidsQueryVariables = Exact<{
  filters?: BidFilters | null | undefined;
  limit: number;
  offset: number;
  searchString?: string | null | undefined;
  sort?: BidSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
}>;


export type BidsQuery = { bids:
    | { __typename: 'BidList', totalCount: number, bids: Array<{ __typename: 'Bid', uuid: string, amount: number, counterbidAmount: number | null, created: string, modified: string, email: string, isPaid: boolean, payout: number | null, sellerRespondedAt: string | null, status: BidStatus, role: BidRole, duration: number, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string }>, featuredImage: { __typename: 'ProductImage', key: string, alt: string, color: string } | null } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type BidQueryVariables = Exact<{
  uuid: string;
}>;


export type BidQuery = { bid:
    | { __typename: 'Bid', paymentLink: string | null, uuid: string, amount: number, counterbidAmount: number | null, created: string, modified: string, email: string, isPaid: boolean, payout: number | null, sellerRespondedAt: string | null, status: BidStatus, role: BidRole, duration: number, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string }>, featuredImage: { __typename: 'ProductImage', key: string, alt: string, color: string } | null } | null }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export const BidsDocument = new TypedDocumentString<BidsQuery, BidsQueryVariables>(
  'query',
  'Bids',
  "query Bids($filters: BidFilters, $limit: Int!, $offset: Int!, $searchString: String, $sort: BidSort, $sortDirection: SortDirection) { bids( filters: $filters limit: $limit offset: $offset searchString: $searchString sort: $sort sortDirection: $sortDirection ) { __typename ... on BidList { __typename totalCount bids { __typename ...BidRow } } ... on Error { __typename errorCode } } } fragment BidRow on Bid { __typename uuid amount counterbidAmount created modified email isPaid payout sellerRespondedAt status role duration product { __typename uuid slug title productTranslations { __typename language title } price status publicationDate featuredImage { __typename key alt color } } }",
);

export const BidDocument = new TypedDocumentString<BidQuery, BidQueryVariables>(
  'query',
  'Bid',
  "query Bid($uuid: String!) { bid(uuid: $uuid) { __typename ... on Bid { __typename ...BidRow paymentLink } ... on Error { __typename errorCode } } } fragment BidRow on Bid { __typename uuid amount counterbidAmount created modified email isPaid payout sellerRespondedAt status role duration product { __typename uuid slug title productTranslations { __typename language title } price status publicationDate featuredImage { __typename key alt color } } }",
);
