// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AnswerTime =
  | 'LATER'
  | 'WITHIN_AN_HOUR'
  | 'WITHIN_A_DAY'
  | 'WITHIN_THREE_DAYS';

export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type EditorialSource =
  | 'PRODUCT_FACTS'
  | 'TEXT_SERVICE';

export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type ProductPageQueryVariables = Exact<{
  slug: string;
}>;


export type ProductPageQuery = { productBySlug:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', description: string, editorialDescription: string | null, editorialSource: EditorialSource | null, productState: string | null, width: number | null, height: number | null, depth: number | null, diameter: number | null, isSetOfProducts: boolean | null, weightCategory: string | null, minimumBidPrice: number | null, co2Saved: number | null, viewIn: string | null, status: ProductStatus, province: string, country: string, viewCount: number, wishlistCount: number, uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, productTranslations: Array<{ language: string, title: string, description: string, editorialDescription: string | null }>, brand: { value: string, title: string } | null, productType: { abbreviation: string, label: string } | null, productTypeAttributes: Array<{ name: string, label: string, value: string, title: string }>, mainCategory: { value: string, title: string } | null, subCategory: { value: string, title: string } | null, category: { value: string, title: string } | null, colors: Array<{ value: string, title: string, hex: string }>, materials: Array<{ value: string, title: string }>, styles: Array<{ value: string, title: string }>, images: Array<{ key: string, alt: string, width: number, height: number, color: string }>, seller: { __typename: 'Seller', uuid: string, name: string, type: string, numberOfProducts: number, numberOfRatings: number, totalRating: number | null, image: string | null, memberSince: string, numberSold: number, answerTime: AnswerTime | null, city: string, acceptPickup: boolean, acceptViewings: boolean, acceptOffers: boolean, traderIdentity: { name: string, street: string, houseNumber: string, postcode: string, city: string, email: string, registrationNumber: string, vatNumber: string | null } | null }, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }
   };

export const ProductPageDocument = new TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>(
  'query',
  'ProductPage',
  "query ProductPage($slug:String!){productBySlug(slug:$slug){__typename ...on Product{__typename ...ProductCardFacts description editorialDescription editorialSource productTranslations{language title description editorialDescription}brand{value title}productType{abbreviation label}productTypeAttributes{name label value title}mainCategory{value title}subCategory{value title}category{value title}colors{value title hex}materials{value title}styles{value title}productState width height depth diameter isSetOfProducts weightCategory minimumBidPrice co2Saved viewIn status province country viewCount wishlistCount images{key alt width height color}seller{__typename uuid name type numberOfProducts numberOfRatings totalRating image memberSince numberSold answerTime traderIdentity{name street houseNumber postcode city email registrationNumber vatNumber}city acceptPickup acceptViewings acceptOffers}}...on ObjectDoesNotExistError{__typename errorCode message}}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);
