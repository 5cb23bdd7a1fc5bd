// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AcceptedBidsQueryVariables = Exact<{ [key: string]: never; }>;


export type AcceptedBidsQuery = { bids:
    | { __typename: 'BidList', bids: Array<{ __typename: 'Bid', product: { __typename: 'Product', uuid: string } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export const AcceptedBidsDocument = new TypedDocumentString<AcceptedBidsQuery, AcceptedBidsQueryVariables>(
  'query',
  'AcceptedBids',
  "query AcceptedBids{bids(filters:{role:BUYER statuses:[ACCEPTED]isPaid:false}limit:100){__typename ...on BidList{__typename bids{__typename product{__typename uuid}}}...on Error{__typename errorCode}}}",
);
