import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  searchProductsNew: { who: 'anyone' },
  productBySlug: { who: 'anyone' },
  productByUuid: { who: 'anyone' },
  productsByUuids: { who: 'anyone' },
  productImageKeys: { who: 'anyone' },
  productTypeAttributes: { who: 'anyone' },
  personalProductRecommendations: { who: 'anyone' },
  lastViewedProducts: { who: 'anyone' },
  popularSearches: { who: 'anyone' },
  priceHistory: { who: 'anyone' },
  similarSold: { who: 'anyone' },
  placeOfPostcode: { who: 'anyone' },
  suggestPlaces: { who: 'anyone' },
  placeNear: { who: 'anyone' },
  piecesPerPlace: { who: 'anyone' },
  // Reference data that ships with the app anyway; the app asks for it only with the staff tools on (STAFF-018).
  colors: { who: 'anyone' },
  collections: { who: 'anyone' },
  productTypes: { who: 'anyone' },
  categories: { who: 'anyone' },
  styles: { who: 'anyone' },
  brands: { who: 'anyone' },
  sellerProducts: { who: 'user', owner: true },
  // A user without seller is told so by a typed answer of its own, hence not `seller`.
  createProduct: { who: 'user', owner: true },
  publishDraft: { who: 'user', owner: true },
  updateProduct: { who: 'user', owner: true },
  deleteProduct: { who: 'user', owner: true },
  markProductAsSold: { who: 'user', owner: true },
  reviewProduct: { who: 'staff' },
} satisfies Policy;
