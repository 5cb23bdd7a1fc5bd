// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout:
    | { __typename: 'LoggedOut', loggedOut: boolean }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export const LogoutDocument = new TypedDocumentString<LogoutMutation, LogoutMutationVariables>(
  'mutation',
  'Logout',
  "mutation Logout { logout { __typename ... on LoggedOut { __typename loggedOut } ... on Error { __typename errorCode } } }",
);
