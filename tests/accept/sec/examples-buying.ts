import { type Examples, nothing } from './example.ts';

const foreign = 'UserHasNoObjectPermissionError';

/** Carts, boards, wishlists, wanted items, bids and questions: what buyers own. */
export const buyingExamples: Examples = {
  boards: { args: nothing },
  sharedBoard: { args: () => ({ key: 'x'.repeat(22) }), refusals: ['ObjectDoesNotExistError'] },
  createBoard: { args: () => ({ title: 'Woonkamer' }) },
  updateBoard: { of: 'buyer', others: foreign, args: ({ boardUuid }) => ({ uuid: boardUuid, title: 'Hal' }) },
  deleteBoard: { of: 'buyer', others: foreign, args: ({ boardUuid }) => ({ uuid: boardUuid }) },
  addToBoard: {
    of: 'buyer',
    others: foreign,
    args: ({ boardUuid, elsewhere }) => ({ uuid: boardUuid, productUuid: elsewhere.id }),
  },
  removeFromBoard: {
    of: 'buyer',
    others: foreign,
    args: ({ boardUuid, product }) => ({ uuid: boardUuid, productUuid: product.id }),
  },
  cart: { of: 'buyer', others: foreign, args: ({ cartUuid }) => ({ uuid: cartUuid }) },
  currentUserCart: { args: nothing, refusals: ['ObjectDoesNotExistError'] },
  createCart: { args: nothing },
  joinCart: { of: 'buyer', others: foreign, args: ({ cartUuid }) => ({ cartUuid }) },
  addProductToCart: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid, elsewhere }) => ({ cartUuid, productUuid: elsewhere.id, quantity: 1 }),
  },
  removeProductFromCart: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid, product }) => ({ cartUuid, productUuid: product.id }),
  },
  updateCartProductQuantity: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid, product }) => ({ cartUuid, productUuid: product.id, quantity: 1 }),
  },
  bids: { args: nothing },
  bid: { of: 'buyer', also: 'seller', others: foreign, args: ({ bidUuid }) => ({ uuid: bidUuid }) },
  addressAutocomplete: { args: () => ({ input: 'Biltstraat 88, Utrecht' }) },
  addressSelect: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid }) => ({ cartUuid, label: 'x', placeId: 'x', sessionId: crypto.randomUUID() }),
    refusals: ['AddressSelectNotFoundError', 'ValidationError'],
  },
  placeBid: {
    args: ({ elsewhere }) => ({
      ...{ productUuid: elsewhere.id, amount: 400, email: `${crypto.randomUUID()}@hervonden.test` },
    }),
    // The seller of that very product.
    refusals: ['FailedToCreateError'],
  },
  askSeller: {
    args: ({ elsewhere }) => ({
      ...{ productUuid: elsewhere.id, kind: 'QUESTION', name: 'Anna Bos' },
      ...{ email: 'anna@hervonden.test', message: 'Is de kast nog te koop?' },
    }),
    refusals: ['FailedToCreateError'],
  },
  wantedItems: { args: nothing },
  wantedItem: { of: 'buyer', others: foreign, args: ({ wantedUuid }) => ({ uuid: wantedUuid }) },
  createWantedItem: {
    args: ({ buyerPhoto }) => ({ title: 'Gezocht dressoir', budget: 200, images: [buyerPhoto] }),
    refusals: ['ValidationError'],
  },
  updateWantedItem: {
    of: 'buyer',
    others: foreign,
    args: ({ wantedUuid }) => ({ uuid: wantedUuid, status: 'FOUND' }),
  },
  removeWantedItem: { of: 'buyer', others: foreign, args: ({ wantedUuid }) => ({ uuid: wantedUuid }) },
  wishlist: { of: 'buyer', others: foreign, args: ({ wishlistUuid }) => ({ uuid: wishlistUuid }) },
  wishlistCarousel: { of: 'buyer', others: foreign, args: ({ wishlistUuid }) => ({ uuid: wishlistUuid }) },
  wishlistProducts: { args: nothing },
  wishlistUuids: { args: nothing },
  createWishlist: { args: ({ elsewhere }) => ({ productUuids: [elsewhere.id] }) },
  addToWishlist: {
    of: 'buyer',
    others: foreign,
    args: ({ wishlistUuid, elsewhere }) => ({ uuid: wishlistUuid, productUuids: [elsewhere.id] }),
  },
  removeFromWishlist: {
    of: 'buyer',
    others: foreign,
    args: ({ wishlistUuid, product }) => ({ uuid: wishlistUuid, productUuid: product.id }),
  },
};
