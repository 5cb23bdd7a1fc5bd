// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.


export type ListingCardPartsFragment = { __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, city: string, inventory: number, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, productTranslations: Array<{ __typename: 'ProductTranslation', language: string, title: string }>, collections: Array<{ __typename: 'ProductCollection', value: string }>, featuredImage: { __typename: 'ProductImage', key: string, width: number, height: number, color: string } | null };
