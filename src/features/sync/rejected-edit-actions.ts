import { firstValueFrom } from 'rxjs';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { database$ } from '#src/data/db/database-stream.ts';
import { restoreDocument } from '#src/data/db/restore.ts';
import type { DocumentOf, HervondenDatabase, RejectedEdit, RejectedEditCode } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { clearRejectedEdit, retryNow } from '#src/data/sync/sync-status.ts';
import { clock } from '#src/platform/clock/clock.ts';

/** The time field of each collection: for display only, so touching it offers the same content again. */
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

/** Puts a deleted document back from the shelf; false when its content cannot be read. */
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

/** The document itself is gone; only what the entry holds is left of it. */
export function isDeletion(code: RejectedEditCode): boolean {
  return code === 'deleted_elsewhere' || code === 'deleted_here';
}

/** Offers to the server again what it refused, or puts back what was deleted. */
export async function retryRejectedEdit(entry: RejectedEdit): Promise<void> {
  const database = await firstValueFrom(database$);
  if (isDeletion(entry.code)) {
    if (await putBack(database, entry.collection, entry)) await clearRejectedEdit(database, entry.id);
  } else await touch(database, entry.collection, entry.docId);
  retryNow();
}

/** The owner lets go of this content. */
export async function discardRejectedEdit(entry: RejectedEdit): Promise<void> {
  await clearRejectedEdit(await firstValueFrom(database$), entry.id);
}
