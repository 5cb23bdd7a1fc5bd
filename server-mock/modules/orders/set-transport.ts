import { asksForTransport } from '#domain/orders/delivery-method.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { transportChanged } from './events.ts';
import { lineIdOfDelivery } from './line-of-delivery.ts';
import { roleIn } from './line-role.ts';
import { setClock } from './public/clock.ts';
import { ownLine } from './public/own-lines.ts';
import { isTransportAgreed } from './transport-agreed.ts';

export interface TransportAnswer {
  readonly deliveryUuid: string;
  readonly transportHandledBySeller: boolean;
}

/**
 * Records whether the seller delivers the product themselves (ORDER-027, ORDER-029). Possible only while the delivery
 * is pending and where the transport partner would otherwise deliver. Notifies the buyer of a change. Returns the order
 * product's id. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError if the viewer is not
 * the seller, and ValidationError.
 */
export async function setTransportHandledBySeller(
  context: GraphqlContext,
  answer: TransportAnswer,
): Promise<string> {
  const viewer = signedIn(context);
  const request = { name: 'setTransportHandledBySeller', body: { ...answer } };
  return await command(context, request, async (scope) => {
    const { tx, now } = scope;
    const lineId = await lineIdOfDelivery(tx, answer.deliveryUuid);
    const line = await ownLine(tx, viewer, lineId, 'lock');
    if (roleIn(line, viewer) !== 'SELLER') throw new UserHasNoObjectPermissionError();
    const { id, original_type: original, status } = line.delivery;
    if (!asksForTransport(original)) throw new ValidationError('delivery_asks_no_transport');
    if (status !== 'PENDING') throw new ValidationError('wrong_state');
    // Once both sides have agreed on a day with the transport partner, the seller cannot change this alone.
    if (answer.transportHandledBySeller && (await isTransportAgreed(tx, id)))
      throw new ValidationError('transport_is_planned');
    const type = answer.transportHandledBySeller ? 'noop_transport' : original;
    const isChanged = type !== line.delivery.delivery_type;
    await tx
      .updateTable('order_deliveries')
      .set({
        transport_handled_by_seller: answer.transportHandledBySeller,
        answered_transport_question: true,
        delivery_type: type,
        ...(isChanged && { transport_changed_at: now }),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await setClock(scope, id);
    if (isChanged) await scope.emit(transportChanged, { orderProductId: lineId, type });
    return lineId;
  });
}
