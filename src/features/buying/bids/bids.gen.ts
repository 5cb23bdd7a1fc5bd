// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BidClosedReason =
  | 'accepted_elsewhere'
  | 'gone'
  | 'sold';

export type BidStatus =
  | 'ACCEPTED'
  | 'COUNTERBID'
  | 'EXPIRED'
  | 'PENDING'
  | 'REJECTED';

export type OwnBidPartsFragment = { __typename: 'Bid', uuid: string, amount: number, counterbidAmount: number | null, status: BidStatus, closedReason: BidClosedReason | null, isPaid: boolean, validUntil: string };

export type OwnBidQueryVariables = Exact<{
  productUuid: string;
}>;


export type OwnBidQuery = { bids:
    | { __typename: 'BidList', bids: Array<{ __typename: 'Bid', uuid: string, amount: number, counterbidAmount: number | null, status: BidStatus, closedReason: BidClosedReason | null, isPaid: boolean, validUntil: string }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type VisitorBidQueryVariables = Exact<{
  uuid: string;
  key: string;
}>;


export type VisitorBidQuery = { bid:
    | { __typename: 'Bid', uuid: string, amount: number, counterbidAmount: number | null, status: BidStatus, closedReason: BidClosedReason | null, isPaid: boolean, validUntil: string }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type PlaceBidMutationVariables = Exact<{
  amount: number;
  email: string;
  productUuid: string;
  commandId?: string | null | undefined;
}>;


export type PlaceBidMutation = { placeBid:
    | { __typename: 'BidPlaced', uuid: string, key: string | null }
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ field: string, code: string }> }
   };

export const OwnBidDocument = new TypedDocumentString<OwnBidQuery, OwnBidQueryVariables>(
  'query',
  'OwnBid',
  "query OwnBid($productUuid:String!){bids(filters:{role:BUYER productUuid:$productUuid}limit:1){__typename ...on BidList{__typename bids{__typename ...OwnBidParts}}...on Error{__typename errorCode}}}fragment OwnBidParts on Bid{__typename uuid amount counterbidAmount status closedReason isPaid validUntil}",
);

export const VisitorBidDocument = new TypedDocumentString<VisitorBidQuery, VisitorBidQueryVariables>(
  'query',
  'VisitorBid',
  "query VisitorBid($uuid:String!$key:String!){bid(uuid:$uuid key:$key){__typename ...on Bid{__typename ...OwnBidParts}...on Error{__typename errorCode}}}fragment OwnBidParts on Bid{__typename uuid amount counterbidAmount status closedReason isPaid validUntil}",
);

export const PlaceBidDocument = new TypedDocumentString<PlaceBidMutation, PlaceBidMutationVariables>(
  'mutation',
  'PlaceBid',
  "mutation PlaceBid($amount:Int!$email:String!$productUuid:String!$commandId:String){placeBid(amount:$amount email:$email productUuid:$productUuid commandId:$commandId){__typename ...on BidPlaced{__typename uuid key}...on Error{__typename errorCode message}...on ValidationError{__typename fields{field code}}}}",
);
