/**
 * A pushed document is a scalar of its own: GraphQL would refuse a whole push for one wrong field of one row, and the
 * rows behind it would wait for ever (hazard 7). The engine checks each document by its collection's schema instead.
 */
export const documentInputs = [
  'WishlistItemDocumentInput',
  'SearchEntryDocumentInput',
  'ListingDraftDocumentInput',
  'SavedAddressDocumentInput',
  'NotificationDocumentInput',
] as const;
export type DocumentInput = (typeof documentInputs)[number];

/** For the schema builder's types. */
export type SyncScalars = Record<DocumentInput, { Input: unknown; Output: unknown }>;
