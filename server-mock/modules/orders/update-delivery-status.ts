import { complaintProblem, type DeliveryFlags, eventOf } from '#domain/orders/delivery-change.ts';
import type { DeliveryActor } from '#domain/orders/delivery-life-cycle.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { requireFreshCode } from '../auth/public.ts';
import { lineIdOfDelivery } from './line-of-delivery.ts';
import { roleIn } from './line-role.ts';
import type { OrderLine } from './public/lines.ts';
import { ownLine } from './public/own-lines.ts';
import { transitionDelivery } from './public/transition-delivery.ts';

export interface DeliveryStatusChange extends DeliveryFlags {
  /** The delivery's id. */
  readonly uuid: string;
  readonly complaint?: string | null | undefined;
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
  // An attempt is counted before the code is checked.
  if (code != null) await context.limits.spend(limitRules.secondFactor, viewer.userId);
  const event = eventOf(change);
  const moved = await command(context, { name: 'updateDeliveryStatus', commandId, body }, async (scope) => {
    const lineId = await lineIdOfDelivery(scope.tx, change.uuid);
    const line = await ownLine(scope.tx, viewer, lineId, 'lock');
    if (!event.ok) throw new ValidationError(event.code);
    const actor = actorOf(line, viewer);
    const complaint = event.value === 'dispute' ? complaintIn(change) : undefined;
    await transitionDelivery(
      scope,
      { line, event: event.value, actor, ...(complaint !== undefined && { complaint }) },
      (refusal) =>
        refusal === 'actor_not_allowed'
          ? new UserHasNoObjectPermissionError(refusal)
          : new ValidationError(refusal),
    );
    if (actor === 'staff') {
      // The transition refunds or releases money: a stolen session alone must not be enough.
      await requireFreshCode(scope, context, viewer.userId, code);
      const details = { orderProduct: lineId, event: event.value };
      await audit(scope.tx, context, { kind: 'staff_moved_delivery', userId: line.order.user_id, details });
    }
    return lineId;
  });
  if (code != null) await context.limits.giveBack(limitRules.secondFactor, viewer.userId);
  return moved;
}

function actorOf(line: OrderLine, viewer: Viewer): DeliveryActor {
  const role = roleIn(line, viewer);
  if (role === null) return 'staff';
  return role === 'SELLER' ? 'seller' : 'buyer';
}

function complaintIn({ complaint }: DeliveryStatusChange): string {
  const text = (complaint ?? '').trim();
  const code = complaintProblem(text);
  if (code !== null) throw new ValidationError('validation_error', [{ field: 'complaint', code }]);
  return text;
}
