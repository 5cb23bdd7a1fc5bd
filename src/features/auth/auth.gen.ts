// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { login:
    | { __typename: 'FailedToGetError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'User', uuid: string, email: string, name: string, isStaff: boolean, authToken: string | null, seller: { __typename: 'Seller', uuid: string } | null }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const LoginDocument = new TypedDocumentString<LoginMutation, LoginMutationVariables>(
  'mutation',
  'Login',
  "mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { __typename ... on User { __typename uuid email name isStaff authToken seller { __typename uuid } } ... on Error { __typename errorCode message } } }",
);
