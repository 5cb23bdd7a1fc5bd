// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PopularSearchesQueryVariables = Exact<{
  query: string;
}>;


export type PopularSearchesQuery = { popularSearches: Array<{ query: string, count: number }> };

export const PopularSearchesDocument = new TypedDocumentString<PopularSearchesQuery, PopularSearchesQueryVariables>(
  'query',
  'PopularSearches',
  "query PopularSearches($query:String!){popularSearches(query:$query){query count}}",
);
