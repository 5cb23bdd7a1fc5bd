import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { findWishlist, type WishlistPlace } from './find-wishlist.ts';
import { addItems, removeItem } from './items.ts';
import { readProductIds } from './product-ids.ts';

/** Adds products to a wishlist (WISH-016), or to the caller's own without an id. */
export async function addToWishlist(
  context: GraphqlContext,
  productUuids: readonly string[],
  uuid: string | null,
): Promise<WishlistPlace> {
  const ids = readProductIds(productUuids);
  return await command(
    context,
    { name: 'addToWishlist', body: { productUuids, uuid } },
    async ({ tx, now }) => {
      const place = await findWishlist(tx, context.viewer, uuid);
      await addItems(tx, place, ids, now);
      return place;
    },
  );
}

/** Removes a product from a wishlist (WISH-017), or from the caller's own without an id. */
export async function removeFromWishlist(
  context: GraphqlContext,
  productUuid: string,
  uuid: string | null,
): Promise<WishlistPlace> {
  const [id = ''] = readProductIds([productUuid]);
  return await command(
    context,
    { name: 'removeFromWishlist', body: { productUuid, uuid } },
    async ({ tx }) => {
      const place = await findWishlist(tx, context.viewer, uuid);
      await removeItem(tx, place, id);
      return place;
    },
  );
}
