// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MySellerQueryVariables = Exact<{ [key: string]: never; }>;


export type MySellerQuery = { me:
    | { __typename: 'User', uuid: string, seller: { __typename: 'Seller', uuid: string, name: string, type: string, canPublish: boolean | null, margin: number | null, marginIncluded: number | null, transactionFee: number | null } | null }
    | { __typename: 'UserNotAuthenticatedError' }
   };

export const MySellerDocument = new TypedDocumentString<MySellerQuery, MySellerQueryVariables>(
  'query',
  'MySeller',
  "query MySeller{me{__typename ...on User{__typename uuid seller{__typename uuid name type canPublish margin marginIncluded transactionFee}}}}",
);
