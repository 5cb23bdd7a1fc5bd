// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type CardsByUuidsQueryVariables = Exact<{
  uuids: Array<string> | string;
}>;


export type CardsByUuidsQuery = { productsByUuids: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null, productTranslations: Array<{ language: string, title: string }> }> };

export const CardsByUuidsDocument = new TypedDocumentString<CardsByUuidsQuery, CardsByUuidsQueryVariables>(
  'query',
  'CardsByUuids',
  "query CardsByUuids($uuids:[String!]!){productsByUuids(uuids:$uuids){__typename ...ProductCardFacts productTranslations{language title}}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);
