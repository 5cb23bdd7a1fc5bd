/** Locks that the tabs of a browser share. */
export const lockNames = {
  /** Held while an account's data is removed; other tabs wait before they open a database. */
  wipe: 'hervonden-wipe',
  /** Held while a visitor's data is moved into an account. */
  visitorMerge: 'hervonden-visitor-merge',
  chatOutbox: 'chat-outbox',
  pickupProofs: 'pickup-proofs',
  push: 'push-subscription',
  /** Held by the tab that syncs. */
  sync: (databaseName: string) => `${databaseName}-sync` as const,
  /** Held while a form edits data of the database. */
  editing: (databaseName: string) => `hervonden-editing-${databaseName}` as const,
  draft: (draftId: string) => `hervonden-draft-${draftId}` as const,
  /** Held by the tab that prepares and uploads photos. */
  photos: (storeName: string) => `photos|${storeName}` as const,
} as const;
