import type { Reaction } from '../../process/reactions.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { hasNotificationText, notify } from '../notifications/store.ts';
import { lineOfOrderProduct } from '../orders/delivery-view.ts';
import { sideReaders } from '../orders/side-reactions-view.ts';
import { bookingReactions } from './booking.ts';
import { transportMoved } from './events.ts';

/** Notifies the side that has to act; only people with accounts plan transports. */
const notifyMoved: Reaction = {
  name: 'transports.notify_moved',
  on: transportMoved,
  inside: async (scope, event) => {
    const { orderProductId, side, what } = event.payload;
    const line = await lineOfOrderProduct(scope.tx, String(orderProductId));
    const detail = `${String(side)} ${String(what)}`;
    if (line === undefined || !hasNotificationText('transport_changed', detail)) return;
    const { product } = line;
    await notify(scope, event, {
      ...{ kind: 'transport_changed', subject: product.id, detail },
      readers: await sideReaders(scope.tx, line, side === 'buyer' ? 'buyer' : 'seller'),
      titles: await titlesOf(scope.tx, { productId: product.product_id, kept: product.title }),
      path: `/account/bestellingen/${product.id}`,
    });
  },
};

export const transportReactions: readonly Reaction[] = [notifyMoved, ...bookingReactions];
