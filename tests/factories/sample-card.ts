import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';

/** Data of a product tile for component tests: an old oak table in Utrecht, without tags. */
export function sampleCard(facts: Partial<ProductCardPartsFragment> = {}): ProductCardPartsFragment {
  return {
    __typename: 'Product',
    uuid: '7f8de1a0-1111-4222-8333-444455556666',
    slug: 'eiken-tafel',
    title: 'Eiken tafel',
    productTranslations: [{ language: 'en', title: 'Oak table' }],
    price: 100,
    comparePrice: null,
    comparePriceKind: 'NEW_PRICE',
    city: 'Utrecht',
    viewIn: null,
    reservedUntil: null,
    inventory: 1,
    publicationDate: '2026-01-01T00:00:00Z',
    timePeriod: 'VINTAGE',
    secondChanceType: null,
    width: 180,
    depth: 90,
    height: 75,
    diameter: null,
    isSetOfProducts: false,
    brand: null,
    collections: [],
    featuredImage: { key: 'a-1.jpg', color: '#887868', width: 1280, height: 960 },
    moodImage: null,
    ...facts,
  };
}
