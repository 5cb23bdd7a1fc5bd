// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.


export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type ProductCardPartsFragment = { __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null };

export type ProductCardFactsFragment = { __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null };
