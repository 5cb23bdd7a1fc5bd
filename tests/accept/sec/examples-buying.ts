import { randomUUID } from 'node:crypto';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { type Examples, nothing } from './example.ts';

const foreign = 'UserHasNoObjectPermissionError';
const place = {
  street: 'Biltstraat',
  houseNumber: '88',
  postcode: '3572 BJ',
  city: 'Utrecht',
  country: 'NL',
};

const review = {
  ...{ stars: 5, feedback: 'Fijn', feedbackPlatform: '', name: '' },
  ratings: {
    ...{ deliveryTime: 5, itemCondition: 5, itemDescription: 5 },
    ...{ itemWrapping: 5, sellerCommunication: 5, platformService: 5 },
  },
};

const madeUpLink = `${randomUUID()}.zzzzzz.${'0'.repeat(64)}`;

/** Carts, boards, wishlists, wanted items, bids and questions, which buyers own. */
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
  selectDeliveryMethod: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid }) => ({
      ...{ cartUuid, deliveryUuid: crypto.randomUUID(), deliveryMethodId: 'pickup_transport' },
    }),
    refusals: ['ValidationError'],
  },
  updateAddresses: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid }) => ({ cartUuid, shippingAddress: place }),
  },
  addDiscount: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid }) => ({ cartUuid, discountCode: 'BESTAAT-NIET' }),
    refusals: ['ValidationError'],
  },
  removeDiscount: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid }) => ({ cartUuid, discountCode: 'BESTAAT-NIET' }),
    refusals: ['ValidationError'],
  },
  updateTracking: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid }) => ({ cartUuid, mpSessionId: crypto.randomUUID() }),
  },
  productDeliveryMethods: {
    args: () => ({ address: place, slug: 'is-er-niet' }),
    refusals: ['ObjectDoesNotExistError'],
  },
  postcodeDelivery: {
    args: () => ({ postcode: place.postcode, country: place.country, slug: 'is-er-niet' }),
    refusals: ['ObjectDoesNotExistError'],
  },
  getUsableTransaction: {
    of: 'buyer',
    others: foreign,
    args: ({ cartUuid }) => ({ cartUuid, paymentMethod: 'ideal' }),
  },
  transactionStatus: {
    of: 'buyer',
    others: foreign,
    args: ({ transactionUid }) => ({ transactionUid }),
  },
  orderProducts: { args: nothing },
  // Links cannot be forged; valid ones are tested in tests/api/orders-guests.test.ts.
  guestOrder: { args: () => ({ key: madeUpLink }), refusals: ['ValidationError'] },
  changeGuestOrder: {
    args: () => ({ key: madeUpLink, event: 'confirm' }),
    refusals: ['ValidationError'],
  },
  sendGuestOrderLink: { args: () => ({ key: madeUpLink }), refusals: ['ValidationError'] },
  orderProduct: {
    ...{ of: 'buyer', also: 'seller', others: foreign, staff: true },
    args: ({ orderUuid }) => ({ uuid: orderUuid }),
  },
  updateDeliveryStatus: {
    of: 'seller',
    others: foreign,
    args: ({ deliveryUuid }) => ({ uuid: deliveryUuid, hasArrived: true }),
  },
  cancelLateOrder: {
    of: 'buyer',
    others: foreign,
    args: ({ deliveryUuid }) => ({ deliveryUuid }),
    // The order is not late yet.
    refusals: ['ValidationError'],
  },
  setTransportHandledBySeller: {
    of: 'seller',
    others: foreign,
    args: ({ deliveryUuid }) => ({ deliveryUuid, transportHandledBySeller: true }),
  },
  orderReviews: {
    ...{ of: 'buyer', also: 'seller', others: foreign, staff: true },
    args: ({ orderUuid }) => ({ orderProductUuid: orderUuid }),
  },
  writeReview: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ receivedUuid }) => ({ orderProductUuid: receivedUuid, review }),
  },
  // The seller has written no review that they could edit.
  editReview: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ reviewedUuid }) => ({ orderProductUuid: reviewedUuid, review }),
    refusals: ['ObjectDoesNotExistError'],
  },
  replyToReview: {
    ...{ of: 'seller', also: 'buyer', others: foreign },
    args: ({ reviewedUuid }) => ({ orderProductUuid: reviewedUuid, text: 'Dank je wel!' }),
    refusals: ['ObjectDoesNotExistError'],
  },
  sendParcel: {
    ...{ of: 'seller', others: foreign },
    args: ({ deliveryUuid }) => ({ deliveryUuid }),
    // A pickup is not a parcel.
    refusals: ['ValidationError'],
  },
  pickup: {
    ...{ of: 'buyer', also: 'seller', others: foreign, staff: true },
    args: ({ meetingUuid }) => ({ deliveryUuid: meetingUuid }),
  },
  // As for guestOrder; valid links are tested in tests/api/pickups-guests.test.ts.
  guestPickup: { args: () => ({ key: madeUpLink }), refusals: ['ValidationError'] },
  proposeGuestPickupMoments: {
    args: () => ({ key: madeUpLink, moments: [] }),
    refusals: ['ValidationError'],
  },
  acceptGuestPickupMoment: {
    args: () => ({ key: madeUpLink, proposalUuid: crypto.randomUUID(), moment: '2030-01-01T12:00:00Z' }),
    refusals: ['ValidationError'],
  },
  keepGuestPickupAppointment: { args: () => ({ key: madeUpLink }), refusals: ['ValidationError'] },
  proveGuestPickup: { args: () => ({ key: madeUpLink, code: 'x' }), refusals: ['ValidationError'] },
  proposePickupMoments: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ meetingUuid }) => ({ deliveryUuid: meetingUuid, moments: [] }),
    // At least one moment is required.
    refusals: ['ValidationError'],
  },
  acceptPickupMoment: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ meetingUuid }) => ({
      ...{ deliveryUuid: meetingUuid, proposalUuid: crypto.randomUUID(), moment: '2030-01-01T12:00:00Z' },
    }),
    // No moment was proposed.
    refusals: ['ValidationError'],
  },
  keepPickupAppointment: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ meetingUuid }) => ({ deliveryUuid: meetingUuid }),
    // No appointment was made.
    refusals: ['ValidationError'],
  },
  provePickup: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ meetingUuid }) => ({ deliveryUuid: meetingUuid, code: 'x' }),
    // The code is known only to the other side.
    refusals: ['ValidationError'],
  },
  brengerTransport: {
    ...{ of: 'buyer', also: 'seller', others: foreign, staff: true },
    args: ({ deliveryUuid }) => ({ deliveryUuid }),
  },
  startTransportPlanning: {
    ...{ of: 'buyer', others: foreign },
    args: ({ deliveryUuid }) => ({ deliveryUuid }),
  },
  updateTransportDimensions: {
    ...{ of: 'seller', others: foreign },
    args: ({ plannedUuid }) => ({ uuid: plannedUuid, width: 120, height: 75, depth: 60 }),
  },
  proposeTransportDates: {
    ...{ of: 'seller', others: foreign },
    args: ({ plannedUuid }) => ({ brengerTransportUuid: plannedUuid, dates: [] }),
    // Three days are required.
    refusals: ['ValidationError'],
  },
  selectTransportDate: {
    ...{ of: 'buyer', others: foreign },
    args: ({ proposalUuid, proposedDay }) => ({ id: proposalUuid, selectedDate: proposedDay }),
  },
  rejectTransportDates: {
    ...{ of: 'buyer', others: foreign },
    args: ({ proposalUuid }) => ({ id: proposalUuid }),
  },
  bids: { args: nothing },
  bid: {
    ...{ of: 'buyer', also: 'seller', others: foreign, args: ({ bidUuid }) => ({ uuid: bidUuid }) },
    // Without the key of an emailed link, a visitor is asked to sign in.
    refusals: ['UserNotAuthenticatedError'],
  },
  updateBid: {
    of: 'seller',
    others: foreign,
    args: ({ bidUuid }) => ({ uuid: bidUuid, status: 'ACCEPTED' }),
  },
  calculatePayout: {
    ...{ of: 'seller', others: foreign, staff: true },
    args: ({ product }) => ({ amount: 400, productSlug: product.slug }),
  },
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
    // The seller of the product may not bid on it.
    refusals: ['FailedToCreateError'],
  },
  askSeller: {
    args: ({ elsewhere }) => ({
      ...{ productUuid: elsewhere.id, kind: 'QUESTION', name: 'Anna Bos' },
      ...{ email: 'anna@hervonden.test', message: 'Is de kast nog te koop?' },
    }),
    refusals: ['FailedToCreateError'],
  },
  createSubscription: {
    args: () => ({
      ...{ email: `${crypto.randomUUID()}@hervonden.test`, savedUrl: '/meubels', title: 'Meubels' },
      ...{ interval: 'DAILY', subscribeToNewsletter: true },
    }),
  },
  // Requires the signed link of an email.
  confirmSubscription: { args: () => ({ token: 'x' }), refusals: ['FailedToUpdateError'] },
  endSubscription: { args: () => ({ token: 'x' }), refusals: ['FailedToUpdateError'] },
  newsletter: { args: nothing },
  setNewsletter: { args: () => ({ isWanted: true }) },
  notificationSettings: { args: nothing },
  saveNotificationSettings: {
    args: () => ({
      groups: notificationGroups.map((group) => ({ group, push: 'now', email: 'daily' })),
      ...{ quietHours: { from: 22, to: 8 }, language: 'nl' },
    }),
  },
  // Requires the signed link of an email.
  endNotificationEmails: { args: () => ({ token: 'x' }), refusals: ['FailedToUpdateError'] },
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
  watchedProducts: { args: nothing },
  followedSellers: { args: nothing },
  // The product is for sale, so there is nothing to watch, or it belongs to the caller.
  watchProduct: {
    args: ({ elsewhere }) => ({ productUuid: elsewhere.id }),
    refusals: ['ValidationError'],
  },
  unwatchProduct: { args: ({ elsewhere }) => ({ productUuid: elsewhere.id }) },
  followSeller: {
    args: (_things, { otherSeller }) => ({ sellerUuid: otherSeller.sellerId }),
    refusals: ['ValidationError'],
  },
  unfollowSeller: { args: (_things, { otherSeller }) => ({ sellerUuid: otherSeller.sellerId }) },
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
