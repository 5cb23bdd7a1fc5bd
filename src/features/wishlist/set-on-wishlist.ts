import { openDatabaseNow } from '#src/data/db/database-stream.ts';
import { forgetUnwritten, recordUnwritten } from '#src/data/db/unwritten-favourites.ts';
import { painted } from '#src/platform/pause/painted.ts';

/** Milliseconds after which a page that failed is taken to be staying. */
const stillHere = 2000;

/**
 * Saves an item, or takes it back (WISH-005): written on this device first, for visitors too (WISH-006); an account's
 * goes on to the server by itself (WISH-007). Waits for the local database when it is still being opened; rejects when
 * this browser keeps nothing. Gives the moment since which it was saved, in milliseconds: an item that is put back with
 * it is where it was. The wish outlives the page: one that is left before the write is done does it at the next start.
 * `prepare` is done just before the write, once the heart's new look is painted.
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
    // A page on its way out fails too, since its requests are cut off: only one that stays was heard to fail.
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
