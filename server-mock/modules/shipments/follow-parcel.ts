import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import { type ParcelScan, parcelState } from '#domain/shipments/parcel-scan.ts';
import { type CommandScope, scopeOf } from '../../command.ts';
import { inTransaction } from '../../db/transaction.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { impossible } from '../../process/transition.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import { transitionDelivery } from '../orders/public/transition-delivery.ts';
import { checkInterval } from './announce-parcel.ts';
import { parcelBack } from './events.ts';
import { recordTrouble } from './record-trouble.ts';

/**
 * Fetches the scans of a parcel from the carrier and applies them: the first scan marks it as sent, a delivery scan as
 * arrived. For a lost or returned parcel both sides are notified once, and staff see the problem. Throws CarrierError.
 */
export async function followParcel(deps: ServerDeps, deliveryId: string): Promise<void> {
  const shipment = await deps.db
    .selectFrom('shipments')
    .innerJoin('order_deliveries', 'order_deliveries.id', 'shipments.delivery_id')
    .select(['shipment_id', 'status', 'shipped_at'])
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  if (shipment === undefined) return;
  // Cancelled at the carrier too, which may not know it any more.
  if (shipment.status === 'CANCELLED' && shipment.shipped_at === null) return;
  const scans = await deps.carrier.fetchScans(shipment.shipment_id);
  await inTransaction(deps.db, (tx) =>
    applyScans(scopeOf(tx, deps.bus, deps.clock.now()), { deliveryId, isDemo: deps.config.demo }, scans),
  );
}

const followed: readonly DeliveryStatus[] = ['PENDING', 'ARRIVED', 'IN_REVIEW'];

async function applyScans(
  scope: CommandScope,
  { deliveryId, isDemo }: { readonly deliveryId: string; readonly isDemo: boolean },
  scans: readonly ParcelScan[],
): Promise<void> {
  const { tx, now } = scope;
  const line = await lineOfDelivery(tx, deliveryId, 'lock');
  if (line === undefined) return;
  for (const { kind, at } of scans) {
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('parcel_scans')
      .values({ delivery_id: deliveryId, kind, scanned_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (kind === 'returned' && added === 1n)
      await scope.emit(parcelBack, { orderProductId: line.product.id });
  }
  const state = parcelState(scans);
  const isPending = line.delivery.status === 'PENDING';
  if (isPending && state.isShipped && line.delivery.shipped_at === null)
    await transitionDelivery(
      scope,
      { line, event: 'ship', actor: 'system' },
      impossible('delivery', line.delivery.id, 'ship'),
    );
  if (isPending && state.isDelivered) {
    const shipped = await lineOfDelivery(tx, deliveryId, 'lock');
    if (shipped !== undefined)
      await transitionDelivery(
        scope,
        { line: shipped, event: 'arrive', actor: 'system' },
        impossible('delivery', line.delivery.id, 'arrive'),
      );
  }
  // A problem that staff entered remains until the carrier's scans contradict it.
  if (state.trouble !== null || state.isDelivered)
    await recordTrouble(scope, { deliveryId, orderProductId: line.product.id }, state.trouble);
  // A parcel that its seller reports as arrived may still be returned, so it is followed until the buyer has
  // confirmed.
  const isFollowed = followed.includes(line.delivery.status);
  if (state.isOver || !isFollowed) return;
  const dueAt = new Date(now.getTime() + checkInterval(isDemo));
  await setDeadline(tx, { kind: 'shipment_look', subjectId: deliveryId, dueAt });
}
