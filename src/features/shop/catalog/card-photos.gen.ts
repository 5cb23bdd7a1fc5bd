// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CardPhotosQueryVariables = Exact<{
  uuid: string;
}>;


export type CardPhotosQuery = { productByUuid:
    | { __typename: 'InvalidUUIDError' }
    | { __typename: 'ObjectDoesNotExistError' }
    | { __typename: 'Product', images: Array<{ key: string, color: string }> }
   };

export const CardPhotosDocument = new TypedDocumentString<CardPhotosQuery, CardPhotosQueryVariables>(
  'query',
  'CardPhotos',
  "query CardPhotos($uuid:String!){productByUuid(uuid:$uuid){__typename ...on Product{__typename images{key color}}}}",
);
