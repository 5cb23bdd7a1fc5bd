import type { CommandScope } from '../../command.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { type Notice, notify } from '../notifications/public/notify.ts';
import { hasNotificationText } from '../notifications/public/texts.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { sideReaders } from '../orders/side-readers-view.ts';
import { bookingHandlers } from './booking.ts';
import { transportChanged } from './events.ts';
import { loadPlanning } from './store.ts';

/** The kind, detail and moment of a change for a side; null where that side is not notified. */
async function changeOf(
  { tx }: CommandScope,
  { delivery }: OwnDelivery['line'],
  detail: string,
): Promise<Pick<Notice, 'kind' | 'detail' | 'moment'> | null> {
  if (!detail.endsWith(' WINDOW'))
    return hasNotificationText('transport_changed', detail) ? { kind: 'transport_changed', detail } : null;
  const { shippingDate } = await loadPlanning(tx, delivery.id);
  if (shippingDate === null) return null;
  return {
    kind: 'transport_tomorrow',
    detail: detail.replace('WINDOW', shippingDate),
    moment: new Date(`${shippingDate}T12:00:00Z`),
  };
}

/** Notifies the side that has to act; only people with accounts plan transports. */
const notifyMoved: EventHandler = {
  name: 'transports.notify_moved',
  on: transportChanged,
  inside: async (scope, event) => {
    const { orderProductId, side, what } = event.payload;
    const line = await lineOfOrderProduct(scope.tx, String(orderProductId));
    const about = line === undefined ? null : await changeOf(scope, line, `${String(side)} ${String(what)}`);
    if (line === undefined || about === null) return;
    const { product } = line;
    await notify(scope, event, {
      ...{ ...about, subject: product.id },
      readers: await sideReaders(scope.tx, line, side === 'buyer' ? 'buyer' : 'seller'),
      titles: await titlesOf(scope.tx, { productId: product.product_id, fallback: product.title }),
      path: `/account/bestellingen/${product.id}`,
    });
  },
};

export const transportHandlers: readonly EventHandler[] = [notifyMoved, ...bookingHandlers];
