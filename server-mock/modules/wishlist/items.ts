import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { wishlistSpec } from '../sync/collections/wishlist.ts';
import { listDocuments, readDocument, writeDocument } from '../sync/public.ts';
import type { WishlistPlace } from './find-wishlist.ts';

/** The ids of the products on the wishlist, the latest first. */
export async function wishlistIds(db: Kysely<Database>, place: WishlistPlace): Promise<string[]> {
  if (place.kind === 'account') {
    const documents = await listDocuments(db, place.userId, 'wishlist');
    return documents.map((document) => document.id).reverse();
  }
  const rows = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('wishlist_id', '=', place.uuid)
    .orderBy('position', 'desc')
    .execute();
  return rows.map((row) => row.product_id);
}

/**
 * Adds products that exist and are not on the wishlist yet; entries that are on it stay as they are (WISH-004: a
 * union). An account's devices are poked. Throws ValidationError `wishlist_full`.
 */
export async function addItems(
  tx: Transaction<Database>,
  place: WishlistPlace,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  const saved = new Set(await wishlistIds(tx, place));
  const fresh = (await knownProducts(tx, productIds)).filter((id) => !saved.has(id));
  if (saved.size + fresh.length > wishlistSpec.maxDocuments) throw new ValidationError('wishlist_full');
  if (place.kind === 'account') {
    for (const id of fresh)
      await writeDocument(tx, place.userId, 'wishlist', id, { id, addedAt: now.getTime() });
    return;
  }
  if (fresh.length === 0) return;
  await tx
    .insertInto('wishlist_items')
    .values(fresh.map((id) => ({ wishlist_id: place.uuid, product_id: id, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a product from the wishlist; has no effect if it is not on it. */
export async function removeItem(
  tx: Transaction<Database>,
  place: WishlistPlace,
  productId: string,
): Promise<void> {
  if (place.kind === 'account') {
    if ((await readDocument(tx, place.userId, 'wishlist', productId)) === null) return;
    await writeDocument(tx, place.userId, 'wishlist', productId, null);
    return;
  }
  await tx
    .deleteFrom('wishlist_items')
    .where('wishlist_id', '=', place.uuid)
    .where('product_id', '=', productId)
    .execute();
}

async function knownProducts(tx: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const known = new Set(rows.map((row) => row.id));
  return ids.filter((id, index) => known.has(id) && ids.indexOf(id) === index);
}
