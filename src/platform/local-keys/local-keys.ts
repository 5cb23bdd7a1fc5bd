/**
 * What the page keeps in local storage by name (UI-024): one list, so that no two parts take the same key and everybody
 * can see what is on the device. What is made from an id (a draft's command) has its prefix beside its code.
 */
export const localKeys = {
  /** The cart of this device; its content is the server's. */
  cartId: 'cart-id',
  /** The cart that waits while another one is bought first. */
  cartAside: 'cart-aside',
  /** Carts whose purchase was counted. */
  boughtCarts: 'bought-carts',
  /** Bids that a visitor placed on this device, with what opens them. */
  visitorBids: 'visitor-bids',
  /** The payment that the person was sent away for. */
  transactionId: 'transaction-id',
  /** Who is signed in, with the token (AUTH-028). */
  authToken: 'auth-token',
  /** Tokens of people who signed out while the server could not be told; kept for its ear alone (AUTH-042). */
  tokensToRevoke: 'tokens-to-revoke',
  /** How often each page was opened on this device (UI-023). */
  pageVisits: 'page-visits',
  /** The choice about cookies itself is a cookie of this name. */
  cookieConsent: 'cookie-consent',
  /** Which choice about cookies the server was told. */
  consentTold: 'consent-told',
  /** Of an earlier version: imported once into the device's database, then removed (readings UI-024). */
  wishlistItems: 'wishlist-items',
  wishlistId: 'wishlist-id',
  address: 'address',
  /** Hearts that were pressed and are not in the device's database yet. */
  unwrittenFavourites: 'unwritten-favourites',
  /** Chat messages that were written and have not arrived yet. */
  chatOutbox: 'chat-outbox',
  /** Chat messages that were begun and not sent. */
  chatDrafts: 'chat-drafts',
  /** Review drafts. */
  reviewDrafts: 'review-drafts',
  /** Proofs of hand-overs that were not sent to the server yet. */
  pickupProofs: 'pickup-proofs',
  /** Distinguishes values that another tab of this browser wrote from those of other devices; removed at sign-out. */
  browserName: 'browser-name',
  /** Staff works with its own buttons on the shop's pages. */
  showAdminUi: 'showAdminUI',
  /** From where distances are counted, as "1012ab-nl". */
  listingPlace: 'listing-place',
  /** The room, door and stairs that a piece has to fit. */
  fitPlace: 'fit-place',
  theme: 'theme',
  /** 'off': single letters do nothing. */
  shortcuts: 'shortcuts',
} as const;
