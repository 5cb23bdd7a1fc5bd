import { openDatabaseNow } from '#src/data/db/database-stream.ts';
import { forgetUnwritten, recordUnwritten } from '#src/data/db/unwritten-favourites.ts';
import { painted } from '#src/platform/pause/painted.ts';

/** Milliseconds after which a page whose write failed is assumed not to be unloading. */
const stillHere = 2000;

/**
 * Adds a product to the wishlist or removes it (WISH-005). Written to this device first, also for visitors
 * (WISH-006); replication sends it to the account (WISH-007). Waits until the local database is open, and rejects if
 * the browser has no storage. Resolves to the `addedAt` of the entry in milliseconds, with which a removed entry can
 * be restored at its old position. The change is also recorded outside the database: if the page is unloaded before
 * the write is done, it is written on the next start. `prepare` runs just before the write, after the new state of
 * the button has been painted.
 */
export async function setOnWishlist(
  productUuid: string,
  saved: boolean,
  { addedAt = Date.now(), prepare }: { readonly addedAt?: number; readonly prepare?: () => void } = {},
): Promise<number> {
  const press = recordUnwritten(productUuid, saved ? addedAt : null);
  try {
    await painted();
    prepare?.();
    const since = await write(productUuid, saved, addedAt);
    forgetUnwritten(press);
    return since;
  } catch (error) {
    // Requests are also cut off when the page unloads, so the record is removed only if the page is still there.
    setTimeout(() => forgetUnwritten(press), stillHere);
    throw error;
  }
}

async function write(productUuid: string, saved: boolean, addedAt: number): Promise<number> {
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
