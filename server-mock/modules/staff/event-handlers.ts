import type { EventHandler } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { productEdited } from './events.ts';

/** Notifies the seller that staff changed a product; the email names the fields. */
const notifyEdited: EventHandler = {
  name: 'staff.notify_edited',
  on: productEdited,
  inside: async (scope, event) => {
    const product = await scope.tx
      .selectFrom('products')
      .select(['id', 'title', 'seller_id'])
      .where('id', '=', String(event.payload.productId))
      .executeTakeFirst();
    if (product === undefined) return;
    await notify(scope, event, {
      ...{ kind: 'product_edited', subject: product.id, detail: String(event.payload.fields) },
      readers: await sellerReaders(scope.tx, product.seller_id),
      titles: await titlesOf(scope.tx, { productId: product.id, fallback: product.title }),
      path: `/account/items/${product.id}`,
    });
  },
};

export const staffHandlers: readonly EventHandler[] = [notifyEdited];
