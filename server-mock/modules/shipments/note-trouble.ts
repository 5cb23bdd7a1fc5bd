import type { ParcelTrouble } from '#domain/shipments/parcel-scan.ts';
import type { CommandScope } from '../../command.ts';
import { parcelMoved } from './events.ts';

interface TroubledParcel {
  readonly deliveryId: string;
  readonly orderProductId: string;
}

/** Marks a parcel as lost or returned, or clears the mark; notifies both sides once of each new problem. */
export async function noteTrouble(
  { tx, now, emit }: CommandScope,
  { deliveryId, orderProductId }: TroubledParcel,
  trouble: ParcelTrouble | null,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('shipments')
    .set({
      ...{ trouble, trouble_at: trouble === null ? null : now, updated_at: now },
      ...{ contacted_at: null, resolved_at: null },
    })
    .where('delivery_id', '=', deliveryId)
    .where('trouble', 'is distinct from', trouble)
    .executeTakeFirst();
  if (trouble === null || numUpdatedRows === 0n) return;
  const what = trouble === 'lost' ? 'LOST' : 'RETURNED';
  for (const side of ['buyer', 'seller'] as const) await emit(parcelMoved, { orderProductId, what, side });
}
