// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LastAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type LastAddressQuery = { me:
    | { __typename: 'User', lastAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export const LastAddressDocument = new TypedDocumentString<LastAddressQuery, LastAddressQueryVariables>(
  'query',
  'LastAddress',
  "query LastAddress{me{__typename ...on User{__typename lastAddress{__typename firstName lastName companyName street houseNumber houseNumberExtension postcode city country phoneNumber email}}...on Error{__typename errorCode}}}",
);
