import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { lineIdOfDelivery } from './line-of-delivery.ts';
import { roleIn } from './line-role.ts';
import { ownLine } from './public/own-lines.ts';
import { transitionDelivery } from './public/transition-delivery.ts';

export interface LateOrder {
  readonly deliveryUuid: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Cancels, for its buyer, a parcel that was not sent in time: the sale ends and the money is refunded. Returns the
 * order product's id. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError for others, and
 * ValidationError while the seller still has time or once it was sent.
 */
export async function cancelLateOrder(
  context: GraphqlContext,
  { deliveryUuid, commandId }: LateOrder,
): Promise<string> {
  const viewer = signedIn(context);
  const request = { name: 'cancelLateOrder', commandId, body: { deliveryUuid } };
  return await command(context, request, async (scope) => {
    const lineId = await lineIdOfDelivery(scope.tx, deliveryUuid);
    const line = await ownLine(scope.tx, viewer, lineId, 'lock');
    if (roleIn(line, viewer) !== 'BUYER') throw new UserHasNoObjectPermissionError();
    await transitionDelivery(
      scope,
      { line, event: 'cancel_late', actor: 'buyer' },
      (code) => new ValidationError(code),
    );
    return lineId;
  });
}
