import { openDatabaseNow } from '#src/data/db/database-stream.ts';

/**
 * Saves an item, or takes it back (WISH-005): written on this device first, for visitors too (WISH-006); an account's
 * goes on to the server by itself (WISH-007). Waits for the local database when it is still being opened; rejects when
 * this browser keeps nothing. Gives the moment since which it was saved, in milliseconds: an item that is put back with
 * it is where it was.
 */
export async function setSaved(
  productUuid: string,
  saved: boolean,
  addedAt: number = Date.now(),
): Promise<number> {
  const { insertDocument, removeDocument } = await import('#src/data/db/write.ts');
  const database = await openDatabaseNow();
  if (saved) {
    await insertDocument(database, 'wishlist', { id: productUuid, addedAt });
    return addedAt;
  }
  const row = await database.wishlist.findOne(productUuid).exec();
  await removeDocument(database, 'wishlist', productUuid);
  return row?.addedAt ?? addedAt;
}
