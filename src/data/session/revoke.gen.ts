// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RevokeTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeTokenMutation = { logout:
    | { __typename: 'LoggedOut', loggedOut: boolean }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export const RevokeTokenDocument = new TypedDocumentString<RevokeTokenMutation, RevokeTokenMutationVariables>(
  'mutation',
  'RevokeToken',
  "mutation RevokeToken{logout{__typename ...on LoggedOut{__typename loggedOut}...on Error{__typename errorCode}}}",
);
