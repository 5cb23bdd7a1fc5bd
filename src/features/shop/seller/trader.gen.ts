// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TraderIdentityQueryVariables = Exact<{
  uuid: string;
}>;


export type TraderIdentityQuery = { seller:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Seller', uuid: string, traderIdentity: { name: string, street: string, houseNumber: string, postcode: string, city: string, country: string, phone: string, email: string, registrationNumber: string, vatNumber: string | null } | null }
   };

export const TraderIdentityDocument = new TypedDocumentString<TraderIdentityQuery, TraderIdentityQueryVariables>(
  'query',
  'TraderIdentity',
  "query TraderIdentity($uuid:String!){seller(uuid:$uuid){__typename ...on Seller{__typename uuid traderIdentity{name street houseNumber postcode city country phone email registrationNumber vatNumber}}...on Error{__typename errorCode}}}",
);
