// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type MyListingsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type MyListingsQuery = { sellerProducts:
    | { __typename: 'ProductList', totalCount: number, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, rawPrice: number | null, status: ProductStatus, inventory: number, publicationDate: string | null, viewCount: number, wishlistCount: number, featuredImage: { __typename: 'ProductImage', key: string, alt: string, color: string } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const MyListingsDocument = new TypedDocumentString<MyListingsQuery, MyListingsQueryVariables>(
  'query',
  'MyListings',
  "query MyListings($limit: Int!, $offset: Int!) { sellerProducts(limit: $limit, offset: $offset) { __typename ... on ProductList { __typename totalCount products { __typename uuid slug title price rawPrice status inventory publicationDate viewCount wishlistCount featuredImage { __typename key alt color } } } ... on Error { __typename errorCode message } } }",
);
