// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BidAnswer =
  | 'ACCEPTED'
  | 'COUNTERBID'
  | 'REJECTED';

export type BidClosedReason =
  | 'accepted_elsewhere'
  | 'gone'
  | 'sold';

export type BidFilters = {
  isPaid?: boolean | null | undefined;
  productUuid?: string | null | undefined;
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

export type BidRowFragment = { __typename: 'Bid', uuid: string, amount: number, counterbidAmount: number | null, created: string, modified: string, isPaid: boolean, payout: number | null, sellerRespondedAt: string | null, status: BidStatus, role: BidRole, duration: number, validUntil: string, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null };

export type BidsQueryVariables = Exact<{
  filters?: BidFilters | null | undefined;
  limit: number;
  offset: number;
  searchString?: string | null | undefined;
  sort?: BidSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
}>;


export type BidsQuery = { bids:
    | { __typename: 'BidList', totalCount: number, bids: Array<{ __typename: 'Bid', uuid: string, amount: number, counterbidAmount: number | null, created: string, modified: string, isPaid: boolean, payout: number | null, sellerRespondedAt: string | null, status: BidStatus, role: BidRole, duration: number, validUntil: string, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type BidQueryVariables = Exact<{
  uuid: string;
  key?: string | null | undefined;
}>;


export type BidQuery = { bid:
    | { __typename: 'Bid', paymentLink: string | null, closedReason: BidClosedReason | null, possibleAnswers: Array<BidAnswer>, uuid: string, amount: number, counterbidAmount: number | null, created: string, modified: string, isPaid: boolean, payout: number | null, sellerRespondedAt: string | null, status: BidStatus, role: BidRole, duration: number, validUntil: string, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type AnswerBidMutationVariables = Exact<{
  uuid: string;
  status: BidAnswer;
  counterbidAmount?: number | null | undefined;
  commandId: string;
}>;


export type AnswerBidMutation = { updateBid:
    | { __typename: 'Bid' }
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type BidPayoutQueryVariables = Exact<{
  amount: number;
  productSlug: string;
}>;


export type BidPayoutQuery = { calculatePayout:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Payout', payout: number }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
    | { __typename: 'ValidationError', errorCode: string }
   };

export const BidsDocument = new TypedDocumentString<BidsQuery, BidsQueryVariables>(
  'query',
  'Bids',
  "query Bids($filters:BidFilters$limit:Int!$offset:Int!$searchString:String$sort:BidSort$sortDirection:SortDirection){bids(filters:$filters limit:$limit offset:$offset searchString:$searchString sort:$sort sortDirection:$sortDirection){__typename ...on BidList{__typename totalCount bids{__typename ...BidRow}}...on Error{__typename errorCode}}}fragment BidRow on Bid{__typename uuid amount counterbidAmount created modified isPaid payout sellerRespondedAt status role duration validUntil product{__typename uuid slug title productTranslations{language title}price status publicationDate featuredImage{key alt color}}}",
  { filters: { isPaid: 0, productUuid: 0, role: 0, statuses: 0 } },
);

export const BidDocument = new TypedDocumentString<BidQuery, BidQueryVariables>(
  'query',
  'Bid',
  "query Bid($uuid:String!$key:String){bid(uuid:$uuid key:$key){__typename ...on Bid{__typename ...BidRow paymentLink closedReason possibleAnswers}...on Error{__typename errorCode}}}fragment BidRow on Bid{__typename uuid amount counterbidAmount created modified isPaid payout sellerRespondedAt status role duration validUntil product{__typename uuid slug title productTranslations{language title}price status publicationDate featuredImage{key alt color}}}",
);

export const AnswerBidDocument = new TypedDocumentString<AnswerBidMutation, AnswerBidMutationVariables>(
  'mutation',
  'AnswerBid',
  "mutation AnswerBid($uuid:String!$status:BidAnswer!$counterbidAmount:Int$commandId:String!){updateBid(uuid:$uuid status:$status counterbidAmount:$counterbidAmount commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const BidPayoutDocument = new TypedDocumentString<BidPayoutQuery, BidPayoutQueryVariables>(
  'query',
  'BidPayout',
  "query BidPayout($amount:Float!$productSlug:String!){calculatePayout(amount:$amount productSlug:$productSlug){__typename ...on Payout{__typename payout}...on Error{__typename errorCode}}}",
);
