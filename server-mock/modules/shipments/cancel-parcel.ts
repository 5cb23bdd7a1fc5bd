import { CarrierRefusal } from '../../outside/carrier/carrier.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';

/** Whether a delivery is a parcel of a cancelled sale that its seller has not sent with our label, which has a code. */
function isCancelledUnsent({ delivery }: OwnDelivery['line']): boolean {
  const { delivery_type: type, status, shipped_at: shippedAt, dhl_tracker_code: code } = delivery;
  return type === 'post_transport' && status === 'CANCELLED' && (shippedAt === null || code === null);
}

/**
 * Cancels the parcel of a cancelled sale at the carrier, so that its label is void and costs nothing; idempotent. Also for
 * one that is not stored: the carrier's answer to its announcement may be lost. A parcel that the carrier has scanned, or
 * that the seller says is sent with our label, stays as it is. Throws CarrierError when the carrier can't be reached.
 */
export async function cancelParcel(deps: ServerDeps, deliveryId: string): Promise<void> {
  const { db, carrier, log } = deps;
  const line = await lineOfDelivery(db, deliveryId);
  if (!carrier.isConfigured || line === undefined || !isCancelledUnsent(line)) return;
  const scan = await db
    .selectFrom('parcel_scans')
    .select('kind')
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  if (scan !== undefined) return;
  try {
    await carrier.cancel(deliveryId);
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error;
    // A repetition would be refused as well.
    log.warn({ err: error, delivery: deliveryId }, 'the carrier does not cancel a parcel');
  }
}
