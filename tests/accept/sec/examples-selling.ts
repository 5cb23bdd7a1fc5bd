import { productInput } from '#tests/factories/products.ts';
import { type Examples, nothing } from './example.ts';

const foreign = 'UserHasNoObjectPermissionError';
const hiddenFromOthers = 'ObjectDoesNotExistError';

const address = {
  ...{ street: 'Biltstraat', houseNumber: '88', postcode: '3572 BJ', city: 'Utrecht' },
  ...{ province: 'nl-utrecht', country: 'NL' },
};

/** The catalogue, products and sellers. */
export const sellingExamples: Examples = {
  searchProductsNew: { args: () => ({ limit: 3 }) },
  productBySlug: {
    of: 'seller',
    others: hiddenFromOthers,
    staff: true,
    args: ({ hidden }) => ({ slug: hidden.slug }),
  },
  productByUuid: {
    of: 'seller',
    others: hiddenFromOthers,
    staff: true,
    args: ({ hidden }) => ({ uuid: hidden.id }),
  },
  productsByUuids: { args: ({ product }) => ({ uuids: [product.id] }) },
  productImageKeys: { args: ({ product }) => ({ slug: product.slug }) },
  productTypeAttributes: { args: () => ({ abbreviation: 'CAB' }) },
  personalProductRecommendations: { args: nothing },
  lastViewedProducts: { args: nothing },
  popularSearches: { args: () => ({ query: 'kast' }) },
  priceHistory: { args: ({ product }) => ({ slug: product.slug }) },
  similarSold: { args: ({ product }) => ({ slug: product.slug }) },
  placeOfPostcode: { args: () => ({ postcode: '3572BJ', country: 'NL' }) },
  suggestPlaces: { args: () => ({ input: 'Utr' }) },
  productsPerPlace: { args: nothing },
  piecesPerPlace: { args: nothing },
  placeNear: { args: () => ({ latitude: 52.09, longitude: 5.12 }) },
  colors: { args: nothing },
  collections: { args: nothing },
  productTypes: { args: nothing },
  categories: { args: nothing },
  styles: { args: nothing },
  brands: { args: nothing },
  seller: { args: (_things, { seller }) => ({ uuid: seller.sellerId }) },
  sellerReviews: { args: (_things, { seller }) => ({ uuid: seller.sellerId }) },
  sellerDashboard: { args: nothing, refusals: ['FailedToGetError', 'ObjectDoesNotExistError'] },
  sellerPayouts: { args: nothing, refusals: ['UserHasNoObjectPermissionError'] },
  sellerMargins: { args: nothing, refusals: ['FailedToGetError', 'ObjectDoesNotExistError'] },
  // Accounts that already sell are refused.
  createSeller: {
    args: () => ({ input: { name: 'Nieuwe Verkoper', phone: '0612345678', address } }),
    refusals: ['FailedToCreateError'],
  },
  updateSeller: { args: () => ({ acceptOffers: true }) },
  sellerProducts: { args: nothing, refusals: ['FailedToGetError'] },
  // The photos belong to `seller`, and accounts without a seller are refused.
  createProduct: {
    args: ({ sellerPhotos }) => ({ input: productInput(sellerPhotos) }),
    refusals: ['ValidationError'],
  },
  // The caller is first checked to be a seller; the draft is then looked up among their own documents.
  publishDraft: {
    of: 'seller',
    others: hiddenFromOthers,
    refusals: ['ValidationError'],
    args: ({ draftUuid }) => ({ draftUuid, commandId: crypto.randomUUID() }),
  },
  updateProduct: {
    of: 'seller',
    others: foreign,
    args: ({ product }) => ({ uuid: product.id, input: { title: 'Een andere titel' } }),
  },
  // PERM-001: anybody but the owner needs administration rights.
  deleteProduct: {
    of: 'seller',
    others: 'UserHasNoAdminPermissionsError',
    staff: true,
    args: ({ product }) => ({
      ...{ slug: product.slug, reason: 'OTHER', explanation: 'Dit mag hier niet worden verkocht.' },
    }),
  },
  saleSuggestions: { args: nothing },
  saleSuggestion: {
    of: 'seller',
    others: foreign,
    args: ({ suggestionUuid }) => ({ uuid: suggestionUuid }),
  },
  acceptProductSaleSuggestion: {
    of: 'seller',
    others: foreign,
    args: ({ suggestionUuid }) => ({ uuid: suggestionUuid }),
  },
  rejectProductSaleSuggestion: {
    of: 'seller',
    others: foreign,
    args: ({ suggestionUuid }) => ({ uuid: suggestionUuid }),
  },
  updateSaleSuggestionPrice: {
    of: 'seller',
    others: foreign,
    args: ({ suggestionUuid, product }) => ({ uuid: suggestionUuid, slug: product.slug, price: 410 }),
  },
  markProductAsSold: { of: 'seller', others: foreign, args: ({ product }) => ({ slug: product.slug }) },
  reviewProduct: { args: ({ hidden }) => ({ slug: hidden.slug, decision: 'APPROVE' }) },
  restoreRemovedProduct: { args: ({ removed }) => ({ slug: removed.slug }) },
  reviewQueue: { args: nothing },
  reviewSheet: { args: ({ hidden }) => ({ uuid: hidden.id }) },
  reviewReasons: { args: nothing },
  reviewSettings: { args: nothing },
  updateReviewSettings: { args: () => ({ firstProductOnly: true }) },
  staffProducts: { args: nothing },
  staffDesk: { args: nothing },
  scores: { args: ({ product }) => ({ productSlug: product.slug }) },
  productEdits: { args: ({ product }) => ({ slug: product.slug }) },
  editorialDescriptionConfig: { args: nothing },
  instructionConfig: { args: () => ({ kind: 'INTRO' }) },
  updateInstructionConfig: { args: () => ({ kind: 'INTRO', instructions: 'Noem het licht.' }) },
  updateProductBySlug: { args: ({ product }) => ({ slug: product.slug, input: { styles: ['modern'] } }) },
  regenerateEditorialDescription: {
    args: ({ product }) => ({
      ...{ slug: product.slug, model: 'gemini-2.0-flash', instructions: '', temperature: 0.7 },
    }),
  },
  // The test product has no editorial description.
  deleteEditorialDescription: {
    args: ({ product }) => ({ slug: product.slug }),
  },
  removeBg: { args: () => ({ b64Image: 'AAAA' }), refusals: ['ValidationError'] },
  convertHeicToJpeg: { args: () => ({ b64Image: 'AAAA' }), refusals: ['ValidationError'] },
};
