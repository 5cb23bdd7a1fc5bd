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

export type UnderstoodKind =
  | 'CHEAPEST'
  | 'DECADE'
  | 'DEPTH'
  | 'HEIGHT'
  | 'PLACE'
  | 'PRICE'
  | 'WIDTH';

export type SearchProductsQueryVariables = Exact<{
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  searchString?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  mltSlug?: string | null | undefined;
  postcode?: string | null | undefined;
  country?: string | null | undefined;
  personalized?: boolean | null | undefined;
}>;


export type SearchProductsQuery = { searchProductsNew: { __typename: 'ProductList', totalCount: number, distances: Array<number | null> | null, reading: { leftOut: Array<string>, instead: string | null, mentioned: string | null, understood: Array<{ kind: UnderstoodKind, value: string, text: string, rest: string }> } | null, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }>, filterGroups: Array<{ type: FilterType, values: Array<string>, titles: Array<string>, counts: Array<number> }>, ranges: Array<{ type: FilterType, min: number | null, max: number | null, histogram: Array<number> }> } };

export type SearchBrandsQueryVariables = Exact<{
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  searchString?: string | null | undefined;
  mltSlug?: string | null | undefined;
  postcode?: string | null | undefined;
  country?: string | null | undefined;
}>;


export type SearchBrandsQuery = { searchProductsNew: { __typename: 'ProductList', filters: Array<{ value: string, title: string, count: number }> } };

export const SearchProductsDocument = new TypedDocumentString<SearchProductsQuery, SearchProductsQueryVariables>(
  'query',
  'SearchProducts',
  "query SearchProducts($filters:[FilterInput!]$limit:Int$offset:Int$searchString:String$sort:ProductSort$mltSlug:String$postcode:String$country:String$personalized:Boolean){searchProductsNew(filters:$filters limit:$limit offset:$offset searchString:$searchString sort:$sort mltSlug:$mltSlug postcode:$postcode country:$country personalized:$personalized){__typename totalCount distances reading{understood{kind value text rest}leftOut instead mentioned}products{__typename ...ProductCardParts}filterGroups(mostBrands:50 only:[CATEGORY SELLER PROVINCE DISTANCE ACCEPT_OFFERS BEST_DEALS WE_LOVE SALE SECOND_CHANCE BRAND COLORS MATERIALS STYLES DECADE_PERIOD COLLECTIONS]){type values titles counts}ranges:filters(only:[PRICE WIDTH HEIGHT DEPTH]){type min max histogram}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
  { filters: { type: 0, value: 0 } },
);

export const SearchBrandsDocument = new TypedDocumentString<SearchBrandsQuery, SearchBrandsQueryVariables>(
  'query',
  'SearchBrands',
  "query SearchBrands($filters:[FilterInput!]$searchString:String$mltSlug:String$postcode:String$country:String){searchProductsNew(filters:$filters limit:1 searchString:$searchString mltSlug:$mltSlug postcode:$postcode country:$country){__typename filters(only:[BRAND]){value title count}}}",
  { filters: { type: 0, value: 0 } },
);
