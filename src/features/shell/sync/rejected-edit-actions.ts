import { firstValueFrom } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { database$ } from '#src/data/db/database-stream.ts';
import { restoreDocument } from '#src/data/db/restore.ts';
import type { DocumentOf, HervondenDatabase, RejectedEdit, RejectedEditCode } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { clearRejectedEdit, retryNow } from '#src/data/sync/sync-status.ts';
import { clock } from '#src/platform/clock/clock.ts';

/** The time field of each collection. It is for display only, so updating it sends the same content again. */
const timeFields = {
  drafts: 'editedAt',
  wishlist: 'addedAt',
  searchHistory: 'usedAt',
  addresses: 'createdAt',
  notifications: 'readAt',
} as const;

function touch<C extends SyncCollection>(database: HervondenDatabase, collection: C, id: string) {
  return editDocument(database, collection, id, (current) => ({
    ...current,
    [timeFields[collection]]: clock.now(),
  }));
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** Restores a deleted document from its rejected edit. Returns false if the content cannot be read. */
async function putBack<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  entry: RejectedEdit,
): Promise<boolean> {
  const document: DocumentOf<C> | null = restoreDocument(collection, parsed(entry.content));
  if (document === null) return false;
  await insertDocument(database, collection, document);
  return true;
}

/** Whether the document itself was deleted, so that only the content of the entry is left. */
export function isDeletion(code: RejectedEditCode): boolean {
  return code === 'deleted_elsewhere' || code === 'deleted_here';
}

/** Sends a rejected edit to the server again, or restores a deleted document. */
export async function retryRejectedEdit(entry: RejectedEdit): Promise<void> {
  const database = await firstValueFrom(database$);
  if (isDeletion(entry.code)) {
    if (await putBack(database, entry.collection, entry)) await clearRejectedEdit(database, entry.id);
  } else await touch(database, entry.collection, entry.docId);
  retryNow();
}

/** Discards a rejected edit for good. */
export async function discardRejectedEdit(entry: RejectedEdit): Promise<void> {
  await clearRejectedEdit(await firstValueFrom(database$), entry.id);
}
