import { trackingProblem } from '#domain/shipments/tracking-link.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { ownDelivery } from '../orders/public/own-lines.ts';
import { recordTrackingLink } from '../orders/public/record-delivery.ts';
import { transitionDelivery } from '../orders/public/transition-delivery.ts';

export interface SentParcel {
  /** The delivery's id. */
  readonly deliveryUuid: string;
  /** The tracking link, for parcels that are sent without our label. */
  readonly trackingLink?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Marks a parcel as sent, for its seller, with their own tracking link if they have one. Returns the sold product's id.
 * Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError for anyone but the seller,
 * ValidationError `tracking_link_wrong` or a refusal of the delivery's life cycle.
 */
export async function sendParcel(
  context: GraphqlContext,
  { commandId, ...body }: SentParcel,
): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'sendParcel', commandId, body }, async (scope) => {
    const { line, role } = await ownDelivery(scope.tx, viewer, body.deliveryUuid, 'lock');
    if (role !== 'SELLER') throw new UserHasNoObjectPermissionError();
    const link = body.trackingLink?.trim() ?? '';
    const problem = link === '' ? null : trackingProblem(link);
    if (problem !== null) throw new ValidationError(problem, [{ field: 'trackingLink', code: problem }]);
    await transitionDelivery(
      scope,
      { line, event: 'ship', actor: 'seller' },
      (code) => new ValidationError(code),
    );
    if (link !== '') await recordTrackingLink(scope.tx, line.delivery.id, link);
    return line.product.id;
  });
}
