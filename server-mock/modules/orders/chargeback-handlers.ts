import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import { notify } from '../notifications/public/notify.ts';
import { sellerReaders, staffReaders, titlesOf } from '../notifications/readers-view.ts';
import { orderChargedBack } from './events.ts';
import { loadLines } from './public/lines.ts';

const lineIn = ({ payload }: StoredEvent) => String(payload.orderProductId);

/** Notifies the seller of a sale that is not cancelled; no other notification reports the chargeback to them. */
const notifySeller: EventHandler = {
  name: 'orders.notify_charged_back',
  on: orderChargedBack,
  inside: async (scope, event) => {
    const [line] = await loadLines(scope.tx, [lineIn(event)]);
    if (line === undefined || event.payload.endsSale === true) return;
    const { product } = line;
    await notify(scope, event, {
      ...{ kind: 'payment_charged_back', subject: product.id, path: `/account/bestellingen/${product.id}` },
      detail: product.payout_made_at === null ? 'due' : 'paid_out',
      moment: event.createdAt,
      titles: await titlesOf(scope.tx, { productId: product.product_id, fallback: product.title }),
      readers: await sellerReaders(scope.tx, product.seller_id),
    });
  },
};

const alarmStaff: EventHandler = {
  name: 'orders.alarm_charged_back',
  on: orderChargedBack,
  inside: async (scope, event) => {
    const [line] = await loadLines(scope.tx, [lineIn(event)]);
    if (line === undefined) return;
    const { product, order } = line;
    await notify(scope, event, {
      ...{ kind: 'chargeback_received', subject: product.id, path: `/staff/orders/${order.id}` },
      detail: event.payload.endsSale === true ? 'cancelled' : 'kept',
      moment: event.createdAt,
      titles: await titlesOf(scope.tx, { productId: product.product_id, fallback: product.title }),
      readers: await staffReaders(scope.tx),
    });
  },
};

export const chargebackHandlers: readonly EventHandler[] = [notifySeller, alarmStaff];
