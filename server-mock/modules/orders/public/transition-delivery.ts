import {
  type DeliveryActor,
  type DeliveryEvent,
  type DeliveryParts,
  type DeliveryStatus,
  deliveryLifeCycle,
} from '#domain/orders/delivery-life-cycle.ts';
import type { OrderSide } from '#domain/orders/order-side.ts';
import type { LifeCycleRefusal } from '#domain/process/life-cycle.ts';
import type { CommandScope } from '../../../command.ts';
import { runTransition, type TransitionWriter } from '../../../process/transition.ts';
import { bookReleased, refundLine } from '../../ledger/public.ts';
import { situationOf } from '../delivery-situation.ts';
import { deliveryChanged } from '../events.ts';
import { setClock } from './clock.ts';
import { bookedLine, type OrderLine } from './lines.ts';

export interface DeliveryTransition {
  /** The caller has locked its delivery's row. */
  readonly line: OrderLine;
  readonly event: DeliveryEvent;
  readonly actor: DeliveryActor;
  /** For `dispute`. */
  readonly complaint?: string;
  /** Why staff cancel the sale or release the money. */
  readonly staffReason?: string;
}

export type DeliveryRefusal = DeliveryParts['code'] | LifeCycleRefusal;

/**
 * Runs one transition of a delivery's life cycle, with its ledger entries, in the caller's transaction. Throws the
 * error that `refused` returns if the transition is not possible. Returns the new status.
 */
export async function transitionDelivery(
  scope: CommandScope,
  transition: DeliveryTransition,
  refused: (code: DeliveryRefusal) => Error,
): Promise<DeliveryStatus> {
  const { line, event, actor } = transition;
  const { id, status: state } = line.delivery;
  const facts = await situationOf(scope.tx, line, scope.now);
  const { to } = await runTransition(
    scope,
    writerOf(transition),
    { id, state, event, actor, facts },
    refused,
  );
  await setClock(scope, id);
  return to;
}

const moments = {
  PENDING: null,
  ARRIVED: 'arrived_at',
  HANDED_OFF: 'handed_off_at',
  CONFIRMED: 'confirmed_at',
  IN_REVIEW: 'in_review_at',
  CANCELLED: 'cancelled_at',
} as const satisfies Record<DeliveryStatus, string | null>;

function writerOf({
  line,
  event,
  actor,
  complaint,
  staffReason,
}: DeliveryTransition): TransitionWriter<DeliveryParts> {
  let reached: DeliveryStatus = line.delivery.status;
  const notify = async (scope: CommandScope, side: OrderSide) => {
    const orderProductId = line.product.id;
    await scope.emit(deliveryChanged, { orderProductId, status: reached, event, by: actor, side });
  };
  return {
    lifeCycle: deliveryLifeCycle,
    write: async ({ tx, now }, id, status) => {
      reached = status;
      const moment = event === 'ship' ? 'shipped_at' : moments[status];
      await tx
        .updateTable('order_deliveries')
        .set({
          status,
          updated_at: now,
          ...(moment !== null && { [moment]: now }),
          ...((status === 'CONFIRMED' || status === 'CANCELLED') && { ended_by: event }),
          ...(complaint !== undefined && { complaint }),
          // The reason of an earlier decision is not that of this end.
          ...((status === 'CONFIRMED' || status === 'CANCELLED') && { staff_reason: staffReason ?? null }),
        })
        .where('id', '=', id)
        .execute();
    },
    effects: {
      release_money: async (scope) => bookReleased(scope, await bookedLine(scope.tx, line)),
      return_money: async (scope) => refundLine(scope, await bookedLine(scope.tx, line)),
      notify_buyer: (scope) => notify(scope, 'buyer'),
      notify_seller: (scope) => notify(scope, 'seller'),
      notify_both: async (scope) => {
        await notify(scope, 'buyer');
        await notify(scope, 'seller');
      },
    },
  };
}
