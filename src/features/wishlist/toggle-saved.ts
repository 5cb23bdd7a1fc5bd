import { openDatabaseNow } from '#src/data/db/database-stream.ts';

/**
 * Saves an item, or takes it back (WISH-005): written on this device first, for visitors too (WISH-006); an account's
 * goes on to the server by itself (WISH-007). Waits for the local database when it is still being opened; rejects when
 * this browser keeps nothing.
 */
export async function setSaved(productUuid: string, saved: boolean): Promise<void> {
  const { insertDocument, removeDocument } = await import('#src/data/db/write.ts');
  const database = await openDatabaseNow();
  if (saved) await insertDocument(database, 'wishlist', { id: productUuid, addedAt: Date.now() });
  else await removeDocument(database, 'wishlist', productUuid);
}
