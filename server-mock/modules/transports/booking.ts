import { amsterdamDay } from '#domain/orders/order-days.ts';
import { type CommandScope, scopeOf } from '../../command.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type PickupWindow, TransportRefusal } from '../../outside/transport/transport-partner.ts';
import type { DeadlineHandler } from '../../process/deadlines.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { deliveryChanged } from '../orders/events.ts';
import { setClock } from '../orders/public/clock.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { transportAgreed, transportChanged, transportTomorrow } from './events.ts';
import { latestProposal, loadPlanning, type Planning, takeBack } from './store.ts';
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
    if (line === undefined || planning.state !== 'date_selected') return;
    if (!isAgreed(line, planning)) {
      // The partner may have accepted an earlier attempt whose answer was lost.
      await deps.transport.cancel(deliveryId);
      return;
    }
    const booked = await bookWith(deps, line, planning);
    if (booked === null) await refuse(deps, deliveryId);
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

/** Takes back a day that the partner refused, so that the seller can propose others or deliver it alone. */
async function refuse(deps: ServerDeps, deliveryId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const delivery = await lineOfDelivery(tx, deliveryId, 'lock');
    const planning = await loadPlanning(tx, deliveryId);
    if (delivery === undefined || !isAgreed(delivery, planning)) return;
    const scope = scopeOf(tx, deps.bus, deps.clock.now());
    await transitionPlanning(scope, { delivery, planning, event: 'refuse', actor: 'system' });
    const proposal = latestProposal(planning);
    if (proposal !== null) await takeBack(scope, proposal);
  });
}

/** Refers both sides to support when the partner does not answer (TRANS-032), once. */
async function noteFailure(scope: CommandScope, deliveryId: string): Promise<void> {
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

/** Cancels the booking of a cancelled sale, even one that the partner did not confirm: its answer may be lost. */
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
      .where('planning', 'in', ['date_selected', 'shipment_planned'])
      .select('delivery_id')
      .executeTakeFirst();
    if (booked !== undefined) await transport.cancel(booked.delivery_id);
  },
};

/**
 * On the evening before, notifies both sides of the hours in which the driver comes (TRANS-024), and of the day if the
 * partner moved it.
 */
const announce: EventHandler = {
  name: 'transports.announce',
  on: transportTomorrow,
  lane: 'transport',
  outside: async ({ payload }, deps) => {
    const deliveryId = String(payload.deliveryId);
    const line = await lineOfDelivery(deps.db, deliveryId);
    const day = expectedDay(line, await loadPlanning(deps.db, deliveryId));
    // Without an answer before the end of the day there is nothing left to announce.
    if (day === null || day < amsterdamDay(deps.clock.now())) return;
    const pickup = await deps.transport.pickupWindow(deliveryId, day);
    await inTransaction(deps.db, (tx) =>
      storePickup(scopeOf(tx, deps.bus, deps.clock.now()), deliveryId, pickup),
    );
  },
};

/** The day of a pending transport whose hours were not announced yet; null for any other. */
function expectedDay(line: Line | undefined, { shippingDate, pickupWindow }: Planning): string | null {
  return line?.delivery.status === 'PENDING' && pickupWindow === null ? shippingDate : null;
}

async function storePickup(scope: CommandScope, deliveryId: string, pickup: PickupWindow): Promise<void> {
  const line = await lineOfDelivery(scope.tx, deliveryId, 'lock');
  const booked = expectedDay(line, await loadPlanning(scope.tx, deliveryId));
  if (line === undefined || booked === null) return;
  await scope.tx
    .updateTable('transports')
    .set({ shipping_date: pickup.day, pickup_window: pickup.hours, updated_at: scope.now })
    .where('delivery_id', '=', deliveryId)
    .execute();
  // The terms of the order begin on the day of transport.
  if (pickup.day !== booked) await setClock(scope, deliveryId);
  for (const side of ['buyer', 'seller'] as const) {
    await scope.emit(transportChanged, { orderProductId: line.product.id, what: 'WINDOW', side });
  }
}

export const bookingHandlers: readonly EventHandler[] = [book, unbook, announce];

export const transportDeadlines: readonly DeadlineHandler[] = [
  { kind: 'transport_booking', run: (scope, deliveryId) => noteFailure(scope, deliveryId) },
  {
    kind: 'transport_window',
    run: async (scope, deliveryId) => await scope.emit(transportTomorrow, { deliveryId }),
  },
];
