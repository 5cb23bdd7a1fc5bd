import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { clearDeadline } from '../../process/deadlines.ts';
import { resumeClock } from '../orders/public/clock.ts';
import { lineOfDelivery } from '../orders/public/lines.ts';
import { overdueDeadline, recordTrouble } from './record-trouble.ts';

/** Steps of staff: contact the carrier, record the parcel as lost or returned, or resolve the problem. */
export const parcelSteps = ['CONTACTED', 'LOST', 'RETURNED', 'RESOLVED'] as const;

interface ParcelHandling {
  readonly deliveryUuid: string;
  readonly step: (typeof parcelSteps)[number];
  readonly commandId?: string | null | undefined;
}

/**
 * Handles a parcel with a problem for staff; recording it as lost or returned notifies both sides, as a carrier scan does.
 * Refunds are left to the order: its deadlines, a case, or staff who cancel it. Throws InvalidUUIDError,
 * ObjectDoesNotExistError if it is not a parcel, ValidationError `parcel_without_trouble`, `parcel_without_label`.
 */
export async function handleParcel(context: GraphqlContext, handling: ParcelHandling): Promise<void> {
  const { commandId, ...body } = handling;
  const { deliveryUuid: deliveryId, step } = body;
  if (!isUuid(deliveryId)) throw new InvalidUUIDError();
  await command(context, { name: 'handleParcel', commandId, body }, async (scope) => {
    const { tx, now } = scope;
    const line = await lineOfDelivery(tx, deliveryId, 'lock');
    if (line === undefined || line.delivery.delivery_type !== 'post_transport')
      throw new ObjectDoesNotExistError();
    const shipment = await tx
      .selectFrom('shipments')
      .selectAll()
      .where('delivery_id', '=', deliveryId)
      .forUpdate()
      .executeTakeFirst();
    if (shipment === undefined) throw new ValidationError('parcel_without_label');
    if (step === 'LOST' || step === 'RETURNED') {
      const parcel = { deliveryId, orderProductId: line.product.id };
      await recordTrouble(scope, parcel, step === 'LOST' ? 'lost' : 'returned');
    } else {
      if (shipment.trouble === null) throw new ValidationError('parcel_without_trouble');
      const handled = step === 'CONTACTED' ? { contacted_at: now } : { resolved_at: now };
      await tx.updateTable('shipments').set(handled).where('delivery_id', '=', deliveryId).execute();
      if (step === 'RESOLVED' && shipment.resolved_at === null) {
        await clearDeadline(tx, overdueDeadline, deliveryId);
        await resumeClock(scope, deliveryId);
      }
    }
    const details = { delivery: deliveryId, step };
    await audit(tx, context, { kind: 'staff_parcel_handled', userId: line.order.user_id, details });
    return true;
  });
}
