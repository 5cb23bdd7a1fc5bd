import { CarrierRefusal } from '../../outside/carrier/carrier.ts';
import type { ServerDeps } from '../../server-deps.ts';

/**
 * Cancels the parcel of a cancelled sale at the carrier, so that its label is void and costs nothing; idempotent. Also for
 * one that is not stored: the carrier's answer to its announcement may be lost. A parcel that is sent, or that the seller
 * says is sent with our label, stays as it is. Throws CarrierError when the carrier can't be reached.
 */
export async function cancelParcel(deps: ServerDeps, deliveryId: string): Promise<void> {
  const { db, carrier, log } = deps;
  if (!carrier.isConfigured) return;
  const parcel = await db
    .selectFrom('order_deliveries')
    .leftJoin('shipments', 'shipments.delivery_id', 'order_deliveries.id')
    .where('order_deliveries.id', '=', deliveryId)
    .where('order_deliveries.status', '=', 'CANCELLED')
    .where('order_deliveries.delivery_type', '=', 'post_transport')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('parcel_scans').select('kind').whereRef('delivery_id', '=', 'order_deliveries.id'),
        ),
      ),
    )
    .select(['shipped_at', 'dhl_tracker_code', 'shipments.code'])
    .executeTakeFirst();
  if (parcel === undefined) return;
  const { shipped_at: shippedAt, dhl_tracker_code: shippedWith, code } = parcel;
  if (shippedAt !== null && shippedWith === code) return;
  try {
    await carrier.cancel(deliveryId);
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error;
    // A repetition would be refused as well.
    log.warn({ err: error, delivery: deliveryId }, 'the carrier does not cancel a parcel');
  }
}
