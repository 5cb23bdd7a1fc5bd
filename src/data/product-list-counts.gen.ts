// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductListCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductListCountsQuery = { brands: Array<{ count: number, path: string }>, categories: Array<{ path: string, count: number, children: Array<{ path: string, count: number, children: Array<{ path: string, count: number }> }> }> };

export const ProductListCountsDocument = new TypedDocumentString<ProductListCountsQuery, ProductListCountsQueryVariables>(
  'query',
  'ProductListCounts',
  "query ProductListCounts{brands{path:value count}categories{path count children{path count children{path count}}}}",
);
