/**
 * The replication protocol between device and server (docs/sync.md; PWA-031 to PWA-034). Every number is part of the
 * contract and may only change on both sides together.
 */

/** The collections owned by the user. Each replicates in both directions with its own checkpoint. */
export const syncCollections = ['wishlist', 'searchHistory', 'drafts', 'addresses', 'notifications'] as const;
export type SyncCollection = (typeof syncCollections)[number];

/** The version of the replicated document schemas. The server accepts this version and the previous one. */
export const syncSchemaVersion = 1;

/** The number of documents per pull. The server returns exactly this many while there are more. */
export const pullLimit = 200;

/** The maximum number of rows per push. */
export const pushLimit = 100;

/**
 * The maximum size of a document as JSON in UTF-8, in bytes. A larger document is refused by itself, never with its
 * batch.
 */
export const documentBytesLimit = 65_536;

/**
 * The time between two heartbeats on the stream, in milliseconds. The client reconnects after twice as long without
 * one.
 */
export const heartbeatInterval = 30_000;

/** The number of days for which tombstones are stored. A client with an older checkpoint must start over. */
export const tombstoneDays = 90;

/** Why a pushed row was refused. Its content stays on the device, among the rejected edits. */
export const rejectionCodes = ['invalid_document', 'document_too_large', 'too_many_documents'] as const;
export type RejectionCode = (typeof rejectionCodes)[number];
