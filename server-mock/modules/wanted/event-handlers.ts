import type { CommandScope } from '../../command.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { personReader, titlesOf } from '../notifications/readers-view.ts';
import { orderPlaced } from '../orders/events.ts';
import { announcements } from '../products/events.ts';
import { wantedCreated, wantedMatched } from './events.ts';
import { findBought } from './find-bought.ts';
import { matchingItems, matchingProducts } from './match-products.ts';
import { openMatch } from './open-match.ts';

/** Stores a match, once however often the product is published. Returns true if it is new. */
async function note(
  { tx, now }: CommandScope,
  itemId: string,
  productId: string,
  rank = 0,
): Promise<boolean> {
  const noted = await tx
    .insertInto('wanted_matches')
    .values({ item_id: itemId, product_id: productId, matched_at: now, rank })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Matches a newly published product with all wanted items. */
const matchNewProduct: EventHandler = {
  name: 'wanted.match_new_product',
  on: announcements.announce_published,
  inside: async (scope, { payload }) => {
    const productId = String(payload.productId);
    for (const itemId of await matchingItems(scope.tx, productId)) {
      if (await note(scope, itemId, productId)) await scope.emit(wantedMatched, { itemId, productId });
    }
  },
};

/**
 * Matches a new item with the products for sale. They are shown with the item, and nobody is notified of them,
 * because the owner is looking at the item.
 */
const matchNewItem: EventHandler = {
  name: 'wanted.match_new_item',
  on: wantedCreated,
  inside: async (scope, { payload }) => {
    const itemId = String(payload.itemId);
    for (const [rank, productId] of (await matchingProducts(scope.tx, itemId)).entries()) {
      await note(scope, itemId, productId, rank);
    }
  },
};

/** Notifies the owner of a match, unless the wanted item or the product ended in the meantime. */
const notifyOwner: EventHandler = {
  name: 'wanted.notify_owner',
  on: wantedMatched,
  inside: async (scope, event) => {
    const found = await openMatch(scope.tx, String(event.payload.itemId), String(event.payload.productId));
    if (found === null) return;
    const { item, product } = found;
    await notify(scope, event, {
      ...{ kind: 'search_matched', subject: item.id, detail: product.id },
      readers: await personReader(scope.tx, item.user_id, item.locale),
      titles: await titlesOf(scope.tx, { productId: product.id, fallback: product.title }),
      path: `/products/${product.slug}`,
    });
  },
};

/** Ends the search of a buyer who bought a product that matched: no email about other products follows. */
const findWhatWasBought: EventHandler = {
  name: 'wanted.find_bought',
  on: orderPlaced,
  inside: async (scope, { payload }) => await findBought(scope, String(payload.orderId)),
};

export const wantedHandlers: readonly EventHandler[] = [
  matchNewProduct,
  matchNewItem,
  notifyOwner,
  findWhatWasBought,
];
