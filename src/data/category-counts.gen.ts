// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CategoryCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryCountsQuery = { categories: Array<{ path: string, count: number, children: Array<{ path: string, count: number, children: Array<{ path: string, count: number }> }> }> };

export const CategoryCountsDocument = new TypedDocumentString<CategoryCountsQuery, CategoryCountsQueryVariables>(
  'query',
  'CategoryCounts',
  "query CategoryCounts { categories { path count children { path count children { path count } } } }",
);
