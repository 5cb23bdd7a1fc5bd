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
    | { __typename: 'Product', description: string, editorialDescription: string | null, editorialSource: EditorialSource | null, productState: string | null, width: number | null, height: number | null, depth: number | null, diameter: number | null, isSetOfProducts: boolean | null, weightCategory: string | null, minimumBidPrice: number | null, co2Saved: number | null, viewIn: string | null, status: ProductStatus, province: string, country: string, viewCount: number, wishlistCount: number, uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string, description: string, editorialDescription: string | null }>, brand: { __typename: 'TitledValue', value: string, title: string } | null, productType: { __typename: 'ProductType', abbreviation: string, label: string } | null, productTypeAttributes: Array<{ __typename: 'ProductAttribute', name: string, label: string, value: string, title: string }>, mainCategory: { __typename: 'TitledValue', value: string, title: string } | null, subCategory: { __typename: 'TitledValue', value: string, title: string } | null, category: { __typename: 'TitledValue', value: string, title: string } | null, colors: Array<{ __typename: 'ProductColor', value: string, title: string, hex: string }>, materials: Array<{ __typename: 'TitledValue', value: string, title: string }>, styles: Array<{ __typename: 'TitledValue', value: string, title: string }>, images: Array<{ __typename: 'ProductImage', key: string, alt: string, width: number, height: number, color: string }>, seller: { __typename: 'Seller', uuid: string, name: string, type: string, numberOfProducts: number, numberOfRatings: number, totalRating: number | null, image: string | null, memberSince: string, numberSold: number, answerTime: AnswerTime | null, city: string, acceptPickup: boolean, acceptViewings: boolean, acceptOffers: boolean, traderIdentity: { __typename: 'TraderIdentity', name: string, street: string, houseNumber: string, postcode: string, city: string, email: string, registrationNumber: string, vatNumber: string | null } | null }, collections: Array<{ __typename: 'ProductCollection', value: string }>, featuredImage: { __typename: 'ProductImage', key: string, width: number, height: number, color: string } | null, moodImage: { __typename: 'ProductImage', key: string, color: string } | null }
   };

export const ProductPageDocument = new TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>(
  'query',
  'ProductPage',
  "query ProductPage($slug: String!) { productBySlug(slug: $slug) { __typename ... on Product { __typename ...ProductCardParts description editorialDescription editorialSource productTranslations { __typename language title description editorialDescription } brand { __typename value title } productType { __typename abbreviation label } productTypeAttributes { __typename name label value title } mainCategory { __typename value title } subCategory { __typename value title } category { __typename value title } colors { __typename value title hex } materials { __typename value title } styles { __typename value title } productState width height depth diameter isSetOfProducts weightCategory minimumBidPrice co2Saved viewIn status province country viewCount wishlistCount images { __typename key alt width height color } seller { __typename uuid name type numberOfProducts numberOfRatings totalRating image memberSince numberSold answerTime traderIdentity { __typename name street houseNumber postcode city email registrationNumber vatNumber } city acceptPickup acceptViewings acceptOffers } } ... on ObjectDoesNotExistError { __typename errorCode message } } } fragment ProductCardParts on Product { __typename uuid slug title productTranslations { __typename language title } price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand { __typename title } collections { __typename value } featuredImage { __typename key width height color } images { __typename key color } moodImage { __typename key color } }",
);
