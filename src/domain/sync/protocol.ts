/**
 * What device and server agree on for replication (docs/sync.md; PWA-031..034). Every number here is part of the
 * contract: change one only together with both sides.
 */

/** The collections a person owns; each replicates both ways under its own checkpoint. */
export const syncCollections = ['wishlist', 'searchHistory', 'drafts', 'addresses', 'notifications'] as const;
export type SyncCollection = (typeof syncCollections)[number];

/** Version of the replicated document shapes. The server accepts this one and the one before it. */
export const syncSchemaVersion = 1;

/** Documents per pull; the server returns exactly this many while more exist. */
export const pullLimit = 200;

/** Rows per push. */
export const pushLimit = 100;

/** Bytes of one document as JSON in UTF-8; a larger one is refused as a row, never as a batch. */
export const documentBytesLimit = 65_536;

/** Milliseconds between two heartbeats on the stream; silence of twice this long means reconnect. */
export const heartbeatInterval = 30_000;

/** Days a tombstone is kept; a checkpoint older than the horizon must start over. */
export const tombstoneDays = 90;

/** Why a pushed row was refused. The content stays on the device, on the "not saved" shelf. */
export const rejectionCodes = ['invalid_document', 'document_too_large', 'too_many_documents'] as const;
export type RejectionCode = (typeof rejectionCodes)[number];
