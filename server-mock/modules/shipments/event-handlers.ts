import type { EventHandler } from '../../process/event-handler.ts';
import { notify } from '../notifications/public/notify.ts';
import { staffReaders } from '../notifications/readers-view.ts';
import { deliveryChanged, orderPlaced } from '../orders/events.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { sideHandlers } from '../orders/public/side-handlers.ts';
import { announceParcel } from './announce-parcel.ts';
import { cancelParcel } from './cancel-parcel.ts';
import { parcelEmail } from './emails.ts';
import { parcelChanged, parcelChanges, parcelOverdue, shipmentLookDue, shipmentWanted } from './events.ts';
import { followParcel } from './follow-parcel.ts';

/** One event per parcel, so that a failing announcement does not delay the others of the order. */
const want: EventHandler = {
  name: 'shipments.want',
  on: orderPlaced,
  inside: async (scope, { payload }) => {
    const parcels = await scope.tx
      .selectFrom('order_deliveries')
      .innerJoin('order_products', 'order_products.id', 'order_deliveries.order_product_id')
      .select('order_deliveries.id')
      .where('order_products.order_id', '=', String(payload.orderId))
      .where('order_deliveries.delivery_type', '=', 'post_transport')
      .orderBy('order_deliveries.id')
      .execute();
    for (const { id: deliveryId } of parcels) await scope.emit(shipmentWanted, { deliveryId });
  },
};

const announce: EventHandler = {
  name: 'shipments.announce',
  on: shipmentWanted,
  lane: 'carrier',
  outside: ({ payload }, deps) => announceParcel(deps, String(payload.deliveryId)),
};

const look: EventHandler = {
  name: 'shipments.look',
  on: shipmentLookDue,
  lane: 'carrier',
  outside: ({ payload }, deps) => followParcel(deps, String(payload.deliveryId)),
};

/** Each side has an event of its own; one of them is enough. */
const cancel: EventHandler = {
  name: 'shipments.cancel',
  on: deliveryChanged,
  lane: 'carrier',
  outside: async ({ payload }, deps) => {
    if (payload.status !== 'CANCELLED' || payload.side !== 'seller') return;
    const line = await lineOfOrderProduct(deps.db, String(payload.orderProductId));
    if (line !== undefined) await cancelParcel(deps, line.delivery.id);
  },
};

/** Notifies all staff of an overdue parcel. */
const alarmStaff: EventHandler = {
  name: 'shipments.alarm_staff',
  on: parcelOverdue,
  inside: async (scope, event) => {
    const subject = String(event.payload.deliveryId);
    await notify(scope, event, {
      ...{ kind: 'parcel_overdue', subject },
      path: `/staff/parcels/${subject}`,
      readers: await staffReaders(scope.tx),
    });
  },
};

const sides = sideHandlers({
  module: 'shipments',
  on: parcelChanged,
  kind: 'parcel_changed',
  changes: parcelChanges,
  guestEmail: (deps, line, about) => parcelEmail(deps, line, { side: 'buyer', ...about }),
});

export const shipmentHandlers: readonly EventHandler[] = [want, announce, look, cancel, alarmStaff, ...sides];
