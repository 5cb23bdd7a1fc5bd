import type { ParcelTrouble } from '#domain/shipments/parcel-scan.ts';
import { parcelDueAt } from '#domain/shipments/parcel-term.ts';
import type { CommandScope } from '../../command.ts';
import { resumeClock, setClock } from '../orders/clock-view.ts';
import { parcelMoved } from './events.ts';

interface TroubledParcel {
  readonly deliveryId: string;
  readonly orderProductId: string;
}

/**
 * Marks a parcel as lost or returned, or clears the mark, with the order's clock; notifies both sides once of each new
 * problem. The caller holds the lock of the delivery.
 */
export async function noteTrouble(
  scope: CommandScope,
  { deliveryId, orderProductId }: TroubledParcel,
  trouble: ParcelTrouble | null,
): Promise<void> {
  const { tx, now, emit } = scope;
  const { numUpdatedRows } = await tx
    .updateTable('shipments')
    .set({
      ...{ trouble, trouble_at: trouble === null ? null : now, updated_at: now },
      due_at: trouble === null ? null : new Date(parcelDueAt(now)),
      ...{ contacted_at: null, resolved_at: null },
    })
    .where('delivery_id', '=', deliveryId)
    .where('trouble', 'is distinct from', trouble)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (trouble === null) {
    await resumeClock(scope, deliveryId);
    return;
  }
  await setClock(scope, deliveryId);
  const what = trouble === 'lost' ? 'LOST' : 'RETURNED';
  for (const side of ['buyer', 'seller'] as const) await emit(parcelMoved, { orderProductId, what, side });
}
