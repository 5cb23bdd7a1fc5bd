/**
 * Keys of localStorage. The files of this folder are the only list of what is on a device (UI-024), so that no two
 * modules use the same name; each kind has a file, because the first screen needs few of them. The values are on the
 * devices of people, so none may change.
 */
export const localKeys = {
  /** The id of this device's cart. The content of the cart is on the server. */
  cartId: 'cart-id',
  /** The cart that is set aside while another one is paid first. */
  cartAside: 'cart-aside',
  /** The carts whose purchase was tracked. */
  boughtCarts: 'bought-carts',
  /** The bids that a guest placed on this device, with the keys that give access to them. */
  visitorBids: 'visitor-bids',
  /** The payment for which the user was redirected to the provider. */
  transactionId: 'transaction-id',
  /** The signed-in user with the token (AUTH-028). */
  authToken: 'auth-token',
  /** Present when the session ended because the server refused its token, until the next sign-in. */
  sessionExpired: 'session-expired',
  /** Tokens of users who signed out while the server was not reachable. Stored only to revoke them (AUTH-042). */
  tokensToRevoke: 'tokens-to-revoke',
  /** The number of visits per page on this device (UI-023). */
  pageVisits: 'page-visits',
  /** The consent choice that was last sent to the server. */
  consentSent: 'consent-told',
  /**
   * From an earlier version: imported once into the device's database and then removed (UI-024, docs/readings.md).
   */
  wishlistItems: 'wishlist-items',
  wishlistId: 'wishlist-id',
  address: 'address',
  /** Wishlist changes that are not in the device's database yet. */
  unwrittenFavourites: 'unwritten-favourites',
  /** Chat messages that are not sent yet. */
  chatOutbox: 'chat-outbox',
  /** Drafts of chat messages. */
  chatDrafts: 'chat-drafts',
  /** Review drafts. */
  reviewDrafts: 'review-drafts',
  /** Hand-over proofs that are not sent to the server yet. */
  pickupProofs: 'pickup-proofs',
  /** Distinguishes values written by another tab of this browser from those of other devices. Removed on sign-out. */
  browserName: 'browser-name',
  /** Whether staff see the staff controls on the pages of the shop. */
  showAdminUi: 'showAdminUI',
  /** The place from which distances are measured, as "1012ab-nl". */
  productListPlace: 'listing-place',
  /** The room, door and stairs that a product has to fit. */
  fitPlace: 'fit-place',
  theme: 'theme',
  /** 'off' disables the single-key shortcuts. */
  shortcuts: 'shortcuts',
  /** The highest time that this device has shown (docs/sync-hazards.md, H9). */
  highestTimeSeen: 'hervonden-clock',
  /** The account whose data is being removed from this device. */
  pendingWipe: 'hervonden-wipe',
  /** Complaints that were started and not sent. */
  complaintDrafts: 'complaint-drafts',
  installDismissedAt: 'install-dismissed-at',
  installOfferedAt: 'install-offered-at',
  /** When the question about push notifications was postponed. */
  pushNotNow: 'push-not-now',
  /** Whether the browser was asked to keep the stored data. */
  keepStorageAsked: 'keep-storage-asked',
} as const;
