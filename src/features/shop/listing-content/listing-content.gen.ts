// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ListingContentPartsFragment = { __typename: 'ListingContent', url: string, title: string, intro: string, content: string, images: Array<{ alt: string, imageKey: string, index: number, color: string }>, faqs: Array<{ id: string, question: string, answer: string }> };

export type ProductListingContentQueryVariables = Exact<{
  url: string;
}>;


export type ProductListingContentQuery = { productListingContent: { __typename: 'ListingContent', url: string, title: string, intro: string, content: string, images: Array<{ alt: string, imageKey: string, index: number, color: string }>, faqs: Array<{ id: string, question: string, answer: string }> } | null };

export const ProductListingContentDocument = new TypedDocumentString<ProductListingContentQuery, ProductListingContentQueryVariables>(
  'query',
  'ProductListingContent',
  "query ProductListingContent($url:String!){productListingContent(url:$url){__typename ...ListingContentParts}}fragment ListingContentParts on ListingContent{__typename url title intro content images{alt imageKey index color}faqs{id question answer}}",
);
