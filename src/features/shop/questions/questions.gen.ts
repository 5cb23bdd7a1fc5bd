// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type QuestionKind =
  | 'QUESTION'
  | 'VIEWING';

export type QuestionProductQueryVariables = Exact<{
  uuid: string;
}>;


export type QuestionProductQuery = { productByUuid:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, seller: { __typename: 'Seller', name: string, city: string, acceptViewings: boolean }, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }
   };

export type AskSellerMutationVariables = Exact<{
  productUuid: string;
  kind: QuestionKind;
  name: string;
  email: string;
  message: string;
  days?: Array<string> | string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type AskSellerMutation = { askSeller:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'QuestionSent', uuid: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ field: string, code: string }> }
   };

export const QuestionProductDocument = new TypedDocumentString<QuestionProductQuery, QuestionProductQueryVariables>(
  'query',
  'QuestionProduct',
  "query QuestionProduct($uuid:String!){productByUuid(uuid:$uuid){__typename ...on Product{__typename ...ProductCardParts seller{__typename name city acceptViewings}}...on Error{__typename errorCode}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const AskSellerDocument = new TypedDocumentString<AskSellerMutation, AskSellerMutationVariables>(
  'mutation',
  'AskSeller',
  "mutation AskSeller($productUuid:String!$kind:QuestionKind!$name:String!$email:String!$message:String!$days:[String!]$commandId:String){askSeller(productUuid:$productUuid kind:$kind name:$name email:$email message:$message days:$days commandId:$commandId){__typename ...on QuestionSent{__typename uuid}...on Error{__typename errorCode message}...on ValidationError{__typename fields{field code}}}}",
);
