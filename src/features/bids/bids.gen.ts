// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlaceBidMutationVariables = Exact<{
  amount: number;
  email: string;
  productUuid: string;
  commandId?: string | null | undefined;
}>;


export type PlaceBidMutation = { placeBid:
    | { __typename: 'BidPlaced', uuid: string }
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ __typename: 'FieldError', field: string, code: string }> }
   };

export const PlaceBidDocument = new TypedDocumentString<PlaceBidMutation, PlaceBidMutationVariables>(
  'mutation',
  'PlaceBid',
  "mutation PlaceBid($amount: Int!, $email: String!, $productUuid: String!, $commandId: String) { placeBid( amount: $amount email: $email productUuid: $productUuid commandId: $commandId ) { __typename ... on BidPlaced { __typename uuid } ... on Error { __typename errorCode message } ... on ValidationError { __typename fields { __typename field code } } } }",
);
