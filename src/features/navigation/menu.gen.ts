// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MenuCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuCountsQuery = { categories: Array<{ __typename: 'CategoryEntry', path: string, count: number, children: Array<{ __typename: 'CategoryEntry', path: string, count: number, children: Array<{ __typename: 'CategoryEntry', path: string, count: number }> }> }> };

export const MenuCountsDocument = new TypedDocumentString<MenuCountsQuery, MenuCountsQueryVariables>(
  'query',
  'MenuCounts',
  "query MenuCounts { categories { __typename path count children { __typename path count children { __typename path count } } } }",
);
