// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CardsByUuidsQueryVariables = Exact<{
  uuids: Array<string> | string;
}>;


export type CardsByUuidsQuery = { productsByUuids: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, city: string, inventory: number, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string }>, collections: Array<{ __typename: 'ProductCollection', value: string }>, featuredImage: { __typename: 'ProductImage', key: string, width: number, height: number, color: string } | null }> };

export const CardsByUuidsDocument = new TypedDocumentString<CardsByUuidsQuery, CardsByUuidsQueryVariables>(
  'query',
  'CardsByUuids',
  "query CardsByUuids($uuids: [String!]!) { productsByUuids(uuids: $uuids) { __typename ...ListingCardParts } } fragment ListingCardParts on Product { __typename uuid slug title productTranslations { __typename language title } price comparePrice city inventory publicationDate timePeriod secondChanceType collections { __typename value } featuredImage { __typename key width height color } }",
);
