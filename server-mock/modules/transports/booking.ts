import { scopeOf } from '../../command.ts';
import { inTransaction } from '../../db/transaction.ts';
import { TransportRefusal } from '../../outside/transport/transport-partner.ts';
import type { DeadlineHandler } from '../../process/deadlines.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { deliveryChanged } from '../orders/events.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { transportAgreed, transportChanged, transportTomorrow } from './events.ts';
import { latestProposal, loadPlanning, type Planning } from './store.ts';
import { transitionPlanning } from './transition-planning.ts';

type Line = OwnDelivery['line'];

/** Books the transport with the partner on the agreed day. A repetition finds it booked. */
const book: EventHandler = {
  name: 'transports.book',
  on: transportAgreed,
  lane: 'transport',
  outside: async ({ payload }, deps) => {
    const deliveryId = String(payload.deliveryId);
    const line = await lineOfDelivery(deps.db, deliveryId);
    const planning = await loadPlanning(deps.db, deliveryId);
    if (line === undefined || !isAgreed(line, planning)) return;
    const booked = await bookWith(deps, line, planning);
    if (booked === null) await fail(deps, deliveryId);
    else await plan(deps, deliveryId, booked);
  },
};

function isAgreed({ delivery }: Line, { state }: Planning): boolean {
  return delivery.status === 'PENDING' && state === 'date_selected';
}

/**
 * Returns the day on which the partner transports the product; null if the partner refuses. Throws if the partner
 * cannot be reached.
 */
async function bookWith(
  { db, transport }: ServerDeps,
  line: Line,
  planning: Planning,
): Promise<string | null> {
  const to = line.order.shipping_address;
  const day = latestProposal(planning)?.selectedDate;
  const from = await db
    .selectFrom('sellers')
    .selectAll()
    .where('id', '=', line.product.seller_id)
    .executeTakeFirst();
  if (planning.size === null || day == null || to === null || from === undefined) return null;
  const { street, house_number: houseNumber, postcode, city, country } = from;
  try {
    const { shippingDate } = await transport.book({
      ...{ reference: line.delivery.id, title: line.product.title, day, ...planning.size, to },
      from: {
        street,
        houseNumber,
        houseNumberExtension: from.house_number_extension,
        postcode,
        city,
        country,
      },
      instructions: from.transport_timewindow?.instructions ?? '',
    });
    return shippingDate;
  } catch (error) {
    if (error instanceof TransportRefusal) return null;
    throw error;
  }
}

/** Stores the booking; cancels it if the sale has ended in the meantime. */
async function plan(deps: ServerDeps, deliveryId: string, shippingDate: string): Promise<void> {
  const isWanted = await inTransaction(deps.db, async (tx) => {
    const delivery = await lineOfDelivery(tx, deliveryId, 'lock');
    const planning = await loadPlanning(tx, deliveryId);
    if (delivery === undefined || delivery.delivery.status !== 'PENDING') return false;
    if (planning.state !== 'date_selected') return true;
    const scope = scopeOf(tx, deps.bus, deps.clock.now());
    await transitionPlanning(scope, { delivery, planning, event: 'plan', actor: 'system', shippingDate });
    return true;
  });
  if (!isWanted) await deps.transport.cancel(deliveryId);
}

/** Refers both sides to support (TRANS-032), once. */
async function fail(deps: ServerDeps, deliveryId: string): Promise<void> {
  await inTransaction(deps.db, (tx) => noteFailure(scopeOf(tx, deps.bus, deps.clock.now()), deliveryId));
}

async function noteFailure(scope: ReturnType<typeof scopeOf>, deliveryId: string): Promise<void> {
  const line = await lineOfDelivery(scope.tx, deliveryId, 'lock');
  const planning = await loadPlanning(scope.tx, deliveryId);
  if (line === undefined || !isAgreed(line, planning) || planning.syncFailed) return;
  await scope.tx
    .updateTable('transports')
    .set({ sync: 'not_synced', sync_failed: true, updated_at: scope.now })
    .where('delivery_id', '=', deliveryId)
    .execute();
  for (const side of ['buyer', 'seller'] as const) {
    await scope.emit(transportChanged, { orderProductId: line.product.id, what: 'FAILED', side });
  }
}

/** Cancels the booking of a cancelled sale. */
const unbook: EventHandler = {
  name: 'transports.unbook',
  on: deliveryChanged,
  lane: 'transport',
  outside: async ({ payload }, { db, transport }) => {
    if (payload.status !== 'CANCELLED') return;
    const booked = await db
      .selectFrom('transports')
      .innerJoin('order_deliveries', 'order_deliveries.id', 'transports.delivery_id')
      .where('order_product_id', '=', String(payload.orderProductId))
      .where('planning', '=', 'shipment_planned')
      .select('delivery_id')
      .executeTakeFirst();
    if (booked !== undefined) await transport.cancel(booked.delivery_id);
  },
};

/** On the evening before, notifies both sides of the hours in which the driver comes (TRANS-024). */
const announce: EventHandler = {
  name: 'transports.announce',
  on: transportTomorrow,
  lane: 'transport',
  outside: async ({ payload }, deps) => {
    const deliveryId = String(payload.deliveryId);
    const { shippingDate } = await loadPlanning(deps.db, deliveryId);
    if (shippingDate === null) return;
    const pickupWindow = await deps.transport.pickupWindow(deliveryId, shippingDate);
    await inTransaction(deps.db, async (tx) => {
      const line = await lineOfDelivery(tx, deliveryId, 'lock');
      const planning = await loadPlanning(tx, deliveryId);
      if (line?.delivery.status !== 'PENDING' || planning.pickupWindow !== null) return;
      const scope = scopeOf(tx, deps.bus, deps.clock.now());
      await tx
        .updateTable('transports')
        .set({ pickup_window: pickupWindow, updated_at: scope.now })
        .where('delivery_id', '=', deliveryId)
        .execute();
      for (const side of ['buyer', 'seller'] as const) {
        await scope.emit(transportChanged, { orderProductId: line.product.id, what: 'WINDOW', side });
      }
    });
  },
};

export const bookingHandlers: readonly EventHandler[] = [book, unbook, announce];

export const transportDeadlines: readonly DeadlineHandler[] = [
  { kind: 'transport_booking', run: (scope, deliveryId) => noteFailure(scope, deliveryId) },
  {
    kind: 'transport_window',
    run: async (scope, deliveryId) => await scope.emit(transportTomorrow, { deliveryId }),
  },
];
