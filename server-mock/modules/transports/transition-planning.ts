import type { OrderSide } from '#domain/orders/order-side.ts';
import {
  type PlanningActor,
  type PlanningEvent,
  type PlanningParts,
  planningLifeCycle,
} from '#domain/transports/planning.ts';
import type { CommandScope } from '../../command.ts';
import {
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { setClock } from '../orders/public/clock.ts';
import type { OwnDelivery } from '../orders/public/own-lines.ts';
import { type TransportUpdate, transportAgreed, transportChanged } from './events.ts';
import type { Planning } from './store.ts';

export interface PlanningTransition {
  /** Its delivery's row is locked by the caller. */
  readonly delivery: OwnDelivery['line'];
  readonly planning: Planning;
  readonly event: PlanningEvent;
  readonly actor: PlanningActor;
  /** For `plan`: YYYY-MM-DD. */
  readonly shippingDate?: string;
}

/**
 * Throws ObjectDoesNotExistError where the transport partner does not deliver the product, ValidationError once its
 * delivery is no longer pending.
 */
export function assertPlannable({ delivery }: OwnDelivery['line']): void {
  if (delivery.delivery_type !== 'brenger_transport') throw new ObjectDoesNotExistError();
  if (delivery.status !== 'PENDING') throw new ValidationError('wrong_state');
}

/**
 * Runs one transition of the planning in the caller's transaction. Throws UserHasNoObjectPermissionError for the
 * other side, ValidationError for a state or a guard that does not fit.
 */
export async function transitionPlanning(scope: CommandScope, transition: PlanningTransition): Promise<void> {
  const { delivery, planning, event, actor } = transition;
  await runTransition(
    scope,
    writerOf(transition),
    {
      ...{ id: delivery.delivery.id, state: planning.state, event, actor },
      facts: { hasDimensions: planning.size !== null },
    },
    (refusal) =>
      refusal === 'actor_not_allowed'
        ? new UserHasNoObjectPermissionError(refusal)
        : new ValidationError(refusal),
  );
  if (event === 'plan') await setClock(scope, delivery.delivery.id);
}

const updates: Readonly<Record<PlanningEvent, TransportUpdate | null>> = {
  ...{ start: 'STARTED', measure: null, propose: 'PROPOSED', select: 'SELECTED', reject: 'REJECTED' },
  ...{ plan: 'PLANNED', refuse: 'FAILED' },
};

function writerOf({
  delivery: line,
  event,
  shippingDate,
}: PlanningTransition): TransitionWriter<PlanningParts> {
  const notify = async (scope: CommandScope, side: OrderSide) => {
    await scope.emit(transportChanged, { orderProductId: line.product.id, what: updates[event], side });
  };
  return {
    lifeCycle: planningLifeCycle,
    write: async ({ tx, now }, id, planning) => {
      // No transition leads back to the initial state.
      if (planning === 'initial') return;
      if (event === 'start') {
        const size = { width_cm: null, height_cm: null, depth_cm: null };
        const dates = { created_at: now, updated_at: now };
        await tx
          .insertInto('transports')
          .values({ delivery_id: id, planning, ...size, shipping_date: null, pickup_window: null, ...dates })
          .execute();
        return;
      }
      await tx
        .updateTable('transports')
        .set({
          ...{ planning, updated_at: now },
          // The dialogue continues, so the failure of an earlier booking is over.
          ...(event === 'propose' && { sync_failed: false }),
          ...(event === 'select' && { sync: 'syncing' as const, sync_failed: false }),
          ...(event === 'plan' && {
            ...{ sync: 'synced' as const, sync_failed: false, shipping_date: shippingDate ?? null },
          }),
          ...(event === 'refuse' && { sync: 'not_synced' as const, sync_failed: true }),
        })
        .where('delivery_id', '=', id)
        .execute();
    },
    effects: {
      notify_buyer: (scope) => notify(scope, 'buyer'),
      notify_seller: (scope) => notify(scope, 'seller'),
      book: (scope, deliveryId) => scope.emit(transportAgreed, { deliveryId }),
      announce_window: async ({ tx }, subjectId) => {
        if (shippingDate === undefined) return;
        await setDeadline(tx, { kind: 'transport_window', subjectId, dueAt: eveningBefore(shippingDate) });
      },
    },
  };
}

/** 17:00 UTC on the day before, which is 18:00 or 19:00 in Amsterdam (TRANS-024). */
function eveningBefore(day: string): Date {
  return new Date(Date.parse(`${day}T17:00:00Z`) - 24 * 60 * 60 * 1000);
}
