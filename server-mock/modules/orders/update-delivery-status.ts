import {
  complaintProblem,
  type DeliveryFlags,
  eventOf,
  longestStaffReason,
} from '#domain/orders/delivery-change.ts';
import { deliveryLifeCycle } from '#domain/orders/delivery-life-cycle.ts';
import { actorOf } from '#domain/orders/order-side.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { withFreshCode } from '../auth/public.ts';
import { lineIdOfDelivery } from './line-of-delivery.ts';
import { roleIn } from './line-role.ts';
import { ownLine } from './public/own-lines.ts';
import { transitionDelivery } from './public/transition-delivery.ts';

export interface DeliveryStatusChange extends DeliveryFlags {
  /** The delivery's id. */
  readonly uuid: string;
  readonly complaint?: string | null | undefined;
  /** Why staff decide so; both sides read it. */
  readonly reason?: string | null | undefined;
  readonly commandId?: string | null | undefined;
  /** A fresh second-factor code, from staff who have a second factor. */
  readonly code?: string | null | undefined;
}

/**
 * Runs a transition of a delivery (ORDER-026): its seller reports arrival, pickup or hand-off, its buyer confirms or
 * complains, staff cancel. Returns the order product's id. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError if the viewer may not run the transition, TooManyRequestsError, and ValidationError
 * if the flags, the complaint or the status are not valid.
 */
export async function updateDeliveryStatus(
  context: GraphqlContext,
  change: DeliveryStatusChange,
): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, code, ...body } = change;
  const event = eventOf(change);
  const request = { name: 'updateDeliveryStatus', commandId, body };
  const move = async (scope: CommandScope) => {
    const lineId = await lineIdOfDelivery(scope.tx, change.uuid);
    const line = await ownLine(scope.tx, viewer, lineId, 'lock');
    if (!event.ok) throw new ValidationError(event.code);
    const actor = actorOf(roleIn(line, viewer));
    const complaint = event.value === 'dispute' ? complaintIn(change) : undefined;
    const staffReason = actor === 'staff' ? reasonIn(change) : undefined;
    await transitionDelivery(
      scope,
      {
        ...{ line, event: event.value, actor },
        ...(complaint !== undefined && { complaint }),
        ...(staffReason !== undefined && { staffReason }),
      },
      (refusal) =>
        refusal === 'actor_not_allowed'
          ? new UserHasNoObjectPermissionError(refusal)
          : new ValidationError(refusal),
    );
    if (actor === 'staff') {
      const details = { orderProduct: lineId, event: event.value };
      await audit(scope.tx, context, { kind: 'staff_moved_delivery', userId: line.order.user_id, details });
    }
    return lineId;
  };
  const own = await ownLine(context.db, viewer, await lineIdOfDelivery(context.db, change.uuid));
  const isByStaff = event.ok && actorOf(roleIn(own, viewer)) === 'staff' && staffEvents.has(event.value);
  // Staff refund or release money with it: a stolen session alone must not be enough.
  return isByStaff
    ? await withFreshCode(context, request, code, move)
    : await command(context, request, move);
}

/** The transitions that staff may run. */
const staffEvents = new Set(
  deliveryLifeCycle.rows.flatMap(({ event, by }) => (by.includes('staff') ? [event] : [])),
);

/** The reason of staff; undefined without one. */
function reasonIn({ reason }: DeliveryStatusChange): string | undefined {
  const text = (reason ?? '').trim();
  if (text.length > longestStaffReason)
    throw new ValidationError('validation_error', [{ field: 'reason', code: 'staff_reason_too_long' }]);
  return text === '' ? undefined : text;
}

function complaintIn({ complaint }: DeliveryStatusChange): string {
  const text = (complaint ?? '').trim();
  const code = complaintProblem(text);
  if (code !== null) throw new ValidationError('validation_error', [{ field: 'complaint', code }]);
  return text;
}
