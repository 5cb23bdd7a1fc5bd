/**
 * All names under which a device stores something: keys, databases, caches, channels and locks. One list prevents two
 * modules from using the same name, and shows everything that is on the device (UI-024). The values are on the devices
 * of people, so none may change.
 */

/** Keys of localStorage. */
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
  /** Tokens of users who signed out while the server was not reachable. Stored only to revoke them (AUTH-042). */
  tokensToRevoke: 'tokens-to-revoke',
  /** The number of visits per page on this device (UI-023). */
  pageVisits: 'page-visits',
  /** Also the name of the cookie that contains the consent choice. */
  cookieConsent: 'cookie-consent',
  /** The consent choice that was last sent to the server. */
  consentTold: 'consent-told',
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
  listingPlace: 'listing-place',
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

/** Keys of localStorage that have one entry per id. */
export const localKeyOf = {
  /** The quantity that a seller typed before the form asked for it. */
  draftStock: (draftId: string) => `hervonden-stock:${draftId}` as const,
  /** The idempotency key with which a draft is published. */
  publishCommand: (draftId: string) => `hervonden-publish:${draftId}` as const,
  /** Text of a draft that is not in the device's database yet. */
  unwrittenDraft: (draftId: string) => `unwritten-draft:${draftId}` as const,
  /** When the data of a database was last synced. */
  syncedAt: (databaseName: string) => `${databaseName}-synced-at` as const,
} as const;

/** Keys of sessionStorage. */
export const sessionKeys = {
  /** The form of a wanted item that was not sent. */
  wantedForm: 'wanted-form',
  /** The form of the seller's details that was not sent. */
  sellerForm: 'seller-form',
  /** The visit to which tracked events belong. */
  trackingVisit: 'tracking-visit',
  /** Counts the products that a visitor saved, for the prompt to sign in. */
  wishlistPrompts: 'wishlist-prompt-counter',
} as const;

/** Keys of sessionStorage that have one entry per id. */
export const sessionKeyOf = {
  /** The filters, sort order and page of a list of the account. */
  accountList: (name: string) => `account-list-${name}` as const,
  /** Unsaved changes of a product. */
  productEdit: (uuid: string) => `ad-edit:${uuid}` as const,
} as const;

/** The prefix of every local database's name, by which `indexedDB.databases()` is searched. */
export const databasePrefix = 'hervonden-';

/** Databases of IndexedDB. RxDB stores each collection of an owner's database in one of its own. */
export const databaseNames = {
  /** The persisted query cache. */
  queryCache: 'hervonden-answers',
  visitor: 'hervonden-visitor',
  /** The database of an account. The hash does not reveal a user id. */
  account: (hash: string) => `hervonden-${hash}` as const,
  /** The photos of an owner's drafts; `owner` is the name of the owner's database without the prefix. */
  photos: (owner: string) => `hervonden-photos--${owner}` as const,
  /** The photos of an owner's unsent complaints. */
  complaintPhotos: (ownerDatabase: string) => `${ownerDatabase}--complaint-photos` as const,
} as const;

/** The record of the persisted query cache. */
export const queryCacheKey = 'answers';

/** Names the memory of the replication; another name would make every device start over. */
export const replicationName = 'hervonden-sync-1';

/** Caches of Cache Storage; Workbox names that of the build by itself. */
export const cacheNames = {
  /** Photos of products for sale; deleted first when the device runs out of space. */
  listingPhotos: 'hervonden-listing-photos',
  /** The seller's own unpublished photos. */
  ownPhotos: 'hervonden-own-photos',
  /** Files that are fetched when a screen is opened. */
  onDemand: 'hervonden-on-demand',
  /** The files of the build before, for pages that are still open. */
  previousBuild: 'hervonden-previous-build',
  /** The data of the push subscription. */
  push: 'hervonden-push',
} as const;

/** Channels between the tabs of a browser. The tabs of a photo store talk on a channel with its name. */
export const channelNames = {
  update: 'hervonden-update',
  sync: (databaseName: string) => `${databaseName}-sync` as const,
} as const;

/** Locks that the tabs of a browser share. */
export const lockNames = {
  /** Held while an account's data is removed; other tabs wait before they open a database. */
  wipe: 'hervonden-wipe',
  /** Held while a visitor's data is moved into an account. */
  visitorMerge: 'hervonden-visitor-merge',
  chatOutbox: 'chat-outbox',
  push: 'push-subscription',
  /** Held by the tab that syncs. */
  sync: (databaseName: string) => `${databaseName}-sync` as const,
  /** Held while a form edits data of the database. */
  editing: (databaseName: string) => `hervonden-editing-${databaseName}` as const,
  draft: (draftId: string) => `hervonden-draft-${draftId}` as const,
  /** Held by the tab that prepares and uploads photos. */
  photos: (storeName: string) => `photos|${storeName}` as const,
} as const;
