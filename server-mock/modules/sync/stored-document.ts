import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { SyncContents } from './contents.ts';

/** A row of sync_documents as the engine reads it. */
export interface StoredDocument {
  readonly id: string;
  readonly content: unknown;
  readonly deleted: boolean;
  readonly seq: number;
}

/**
 * The content of a live row. Rows are only written through the collection's schema (push) or typed server code
 * (writeDocument), so their shape is known here.
 */
export function storedContent<C extends SyncCollection>(
  _collection: C,
  row: StoredDocument,
): SyncContents[C] {
  return row.content as SyncContents[C];
}
