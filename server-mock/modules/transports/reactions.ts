import type { Reaction } from '../../process/reactions.ts';
import { personReader, sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { hasNotificationText, notify } from '../notifications/store.ts';
import { lineOfOrderProduct } from '../orders/delivery-view.ts';
import { bookingReactions } from './booking.ts';
import { transportMoved } from './events.ts';

/** Whose turn it is hears of it; transports are planned by people with accounts alone. */
const notifyMoved: Reaction = {
  name: 'transports.notify_moved',
  on: transportMoved,
  inside: async (scope, event) => {
    const { orderProductId, side, what } = event.payload;
    const line = await lineOfOrderProduct(scope.tx, String(orderProductId));
    const detail = `${String(side)} ${String(what)}`;
    if (line === undefined || !hasNotificationText('transport_changed', detail)) return;
    const { product, order } = line;
    await notify(scope, event, {
      ...{ kind: 'transport_changed', subject: product.id, detail },
      readers:
        side === 'buyer'
          ? await personReader(scope.tx, order.user_id, order.locale)
          : await sellerReaders(scope.tx, product.seller_id),
      titles: await titlesOf(scope.tx, { productId: product.product_id, kept: product.title }),
      path: `/account/bestellingen/${product.id}`,
    });
  },
};

export const transportReactions: readonly Reaction[] = [notifyMoved, ...bookingReactions];
