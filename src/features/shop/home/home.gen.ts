// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type FilterInput = {
  type: FilterType;
  value: string;
};

export type FilterType =
  | 'ACCEPT_OFFERS'
  | 'BEST_DEALS'
  | 'BRAND'
  | 'CATEGORY'
  | 'COLLECTIONS'
  | 'COLORS'
  | 'DECADE_PERIOD'
  | 'DEPTH'
  | 'DISTANCE'
  | 'FIT'
  | 'HEIGHT'
  | 'MATERIALS'
  | 'MIN_DISCOUNT'
  | 'PRICE'
  | 'PROVINCE'
  | 'SALE'
  | 'SECOND_CHANCE'
  | 'SELLER'
  | 'SOLD'
  | 'STYLES'
  | 'WE_LOVE'
  | 'WIDTH';

export type ProductSort =
  | 'DATE_NEWEST'
  | 'DATE_OLDEST'
  | 'DISTANCE_ASC'
  | 'POPULARITY'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RANDOM'
  | 'RECOMMENDED';

export type HomeRowQueryVariables = Exact<{
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  limit?: number | null | undefined;
  sort?: ProductSort | null | undefined;
}>;


export type HomeRowQuery = { searchProductsNew: { __typename: 'ProductList', products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }> } };

export type HomeBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeBrandsQuery = { brands: Array<{ value: string, title: string, count: number }> };

export type HomeSellersQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type HomeSellersQuery = { searchProductsNew: { __typename: 'ProductList', products: Array<{ __typename: 'Product', uuid: string, seller: { __typename: 'Seller', uuid: string, name: string } }> } };

export type HomeReviewsQueryVariables = Exact<{
  uuid: string;
}>;


export type HomeReviewsQuery = { sellerReviews:
    | { __typename: 'InvalidUUIDError' }
    | { __typename: 'ObjectDoesNotExistError' }
    | { __typename: 'SellerReviewList', reviews: Array<{ uuid: string, name: string, stars: number, feedbackSeller: string, timestampSubmitted: string }> }
   };

export const HomeRowDocument = new TypedDocumentString<HomeRowQuery, HomeRowQueryVariables>(
  'query',
  'HomeRow',
  "query HomeRow($filters:[FilterInput!]$limit:Int$sort:ProductSort){searchProductsNew(filters:$filters limit:$limit sort:$sort){__typename products{__typename ...ProductCardParts}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
  { filters: { type: 0, value: 0 } },
);

export const HomeBrandsDocument = new TypedDocumentString<HomeBrandsQuery, HomeBrandsQueryVariables>(
  'query',
  'HomeBrands',
  "query HomeBrands{brands{value title count}}",
);

export const HomeSellersDocument = new TypedDocumentString<HomeSellersQuery, HomeSellersQueryVariables>(
  'query',
  'HomeSellers',
  "query HomeSellers($limit:Int){searchProductsNew(limit:$limit sort:POPULARITY){__typename products{__typename uuid seller{__typename uuid name}}}}",
);

export const HomeReviewsDocument = new TypedDocumentString<HomeReviewsQuery, HomeReviewsQueryVariables>(
  'query',
  'HomeReviews',
  "query HomeReviews($uuid:String!){sellerReviews(uuid:$uuid limit:3){__typename ...on SellerReviewList{__typename reviews{uuid name stars feedbackSeller timestampSubmitted}}}}",
);
