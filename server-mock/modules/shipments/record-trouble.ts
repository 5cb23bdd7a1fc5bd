import type { ParcelTrouble } from '#domain/shipments/parcel-scan.ts';
import { parcelDueAt } from '#domain/shipments/parcel-term.ts';
import type { CommandScope } from '../../command.ts';
import { clearDeadline, setDeadline } from '../../process/deadlines.ts';
import { resumeClock, setClock } from '../orders/public/clock.ts';
import { parcelChanged } from './events.ts';

/** The deadline for staff to settle a lost or returned parcel, by the id of its delivery. */
export const overdueDeadline = 'parcel_overdue';

interface TroubledParcel {
  readonly deliveryId: string;
  readonly orderProductId: string;
}

/**
 * Marks a parcel as lost or returned, or clears the mark, and updates the order's clock; notifies both sides once of
 * each new problem. The caller holds the lock of the delivery.
 */
export async function recordTrouble(
  scope: CommandScope,
  { deliveryId, orderProductId }: TroubledParcel,
  trouble: ParcelTrouble | null,
): Promise<void> {
  const { tx, now, emit } = scope;
  const dueAt = trouble === null ? null : new Date(parcelDueAt(now));
  const { numUpdatedRows } = await tx
    .updateTable('shipments')
    .set({
      ...{ trouble, trouble_at: trouble === null ? null : now, updated_at: now },
      due_at: dueAt,
      ...{ contacted_at: null, resolved_at: null },
    })
    .where('delivery_id', '=', deliveryId)
    .where('trouble', 'is distinct from', trouble)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (dueAt === null) await clearDeadline(tx, overdueDeadline, deliveryId);
  else await setDeadline(tx, { kind: overdueDeadline, subjectId: deliveryId, dueAt });
  if (trouble === null) {
    await resumeClock(scope, deliveryId);
    return;
  }
  await setClock(scope, deliveryId);
  const what = trouble === 'lost' ? 'LOST' : 'RETURNED';
  for (const side of ['buyer', 'seller'] as const) await emit(parcelChanged, { orderProductId, what, side });
}
