/**
 * A pushed document has its own scalar: GraphQL would reject a whole push for one wrong field of one row, and the
 * rows behind it would wait forever (docs/sync-hazards.md, H7). The engine validates each document with its
 * collection's schema instead.
 */
export const documentInputs = [
  'WishlistItemDocumentInput',
  'SearchEntryDocumentInput',
  'ListingDraftDocumentInput',
  'SavedAddressDocumentInput',
  'NotificationDocumentInput',
] as const;
export type DocumentInput = (typeof documentInputs)[number];
