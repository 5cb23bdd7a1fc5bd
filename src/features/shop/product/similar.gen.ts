// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SimilarToQueryVariables = Exact<{
  slug: string;
}>;


export type SimilarToQuery = { productImageKeys:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ProductImageKeys', keys: Array<string> }
   };

export const SimilarToDocument = new TypedDocumentString<SimilarToQuery, SimilarToQueryVariables>(
  'query',
  'SimilarTo',
  "query SimilarTo($slug:String!){productImageKeys(slug:$slug){__typename ...on ProductImageKeys{__typename keys}...on ObjectDoesNotExistError{__typename errorCode message}}}",
);
