/** Keys of localStorage that have one entry per id. */
export const localKeyOf = {
  /** The quantity that a seller typed before the form asked for it. */
  draftStock: (draftId: string) => `hervonden-stock:${draftId}` as const,
  /** The idempotency key with which a draft is published. */
  publishCommand: (draftId: string) => `hervonden-publish:${draftId}` as const,
  /** Text of a draft that is not in the device's database yet. */
  unwrittenDraft: (draftId: string) => `unwritten-draft:${draftId}` as const,
  /** Unsaved changes of a product. Earlier versions of the app had them in sessionStorage, under the same key. */
  productEdit: (uuid: string) => `ad-edit:${uuid}` as const,
  /** When the data of a database was last synced. */
  syncedAt: (databaseName: string) => `${databaseName}-synced-at` as const,
} as const;

/** Keys of sessionStorage that have one entry per id. */
export const sessionKeyOf = {
  /** The filters, sort order and page of a list of the account. */
  accountList: (name: string) => `account-list-${name}` as const,
  /** The payment method that was chosen for a cart. The payment page is another site, so memory does not last. */
  paymentMethod: (cartUuid: string) => `payment-method-${cartUuid}` as const,
} as const;
