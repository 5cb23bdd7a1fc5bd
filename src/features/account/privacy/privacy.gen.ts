// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount:
    | { __typename: 'DeletedAccount', deleted: boolean }
    | { __typename: 'FailedToDeleteError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ field: string, code: string }> }
   };

export const DeleteAccountDocument = new TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>(
  'mutation',
  'DeleteAccount',
  "mutation DeleteAccount($password:String!){deleteAccount(password:$password){__typename ...on DeletedAccount{__typename deleted}...on ValidationError{__typename fields{field code}}...on Error{__typename errorCode message}}}",
);
