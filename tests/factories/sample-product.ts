import type { Product } from '#src/features/shop/product/product-query.ts';
import { sampleCard } from './sample-card.ts';

const titled = (value: string, title: string) => ({ __typename: 'TitledValue' as const, value, title });

/** Data of a product for component tests: an old oak table with three photos, for sale. */
export function sampleProduct(facts: Partial<Product> = {}): Product {
  return {
    ...sampleCard(),
    description: 'A table that has seen many dinners.',
    editorialDescription: null,
    editorialSource: null,
    reservedUntil: null,
    productTranslations: [],
    title: 'Oak table',
    brand: titled('unknown', ''),
    productType: { abbreviation: 'TAB', label: 'Tafel' },
    productTypeAttributes: [],
    mainCategory: titled('meubels', 'Meubels'),
    subCategory: titled('tafels', 'Tafels'),
    category: titled('eettafels', 'Eettafels'),
    colors: [{ value: 'bruin', title: 'Bruin', hex: '#6b4a31' }],
    materials: [titled('hout', 'Hout')],
    styles: [titled('vintage', 'Vintage')],
    productState: 'GOOD',
    weightCategory: 'B',
    minimumBidPrice: null,
    co2Saved: null,
    status: 'PUBLISHED',
    province: 'nl-utrecht',
    country: 'NL',
    viewCount: 3,
    wishlistCount: 1,
    images: [1, 2, 3].map((number) => ({
      __typename: 'ProductImage',
      key: `tafel-${number}.jpg`,
      alt: '',
      width: 1200,
      height: 900,
      color: '#887868',
    })),
    seller: {
      __typename: 'Seller',
      uuid: '11111111-2222-4333-8444-555566667777',
      name: 'Fenna Postma',
      type: 'private',
      numberOfProducts: 3,
      numberOfRatings: 2,
      totalRating: 4.5,
      image: null,
      memberSince: '2024-03-10T09:00:00Z',
      numberSold: 21,
      answerTime: 'WITHIN_A_DAY',
      traderIdentity: null,
      city: 'Leeuwarden',
      acceptPickup: true,
      acceptViewings: false,
      acceptOffers: true,
    },
    ...facts,
  };
}
