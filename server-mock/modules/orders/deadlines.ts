import type { DeliveryEvent } from '#domain/orders/delivery-life-cycle.ts';
import type { ClockStep, ClockStepName } from '#domain/orders/order-clock.ts';
import type { CommandScope } from '../../command.ts';
import type { DeadlineHandler } from '../../process/deadlines.ts';
import { impossible } from '../../process/transition.ts';
import { recordStep, turnOf } from './clock-steps.ts';
import { orderReminded } from './events.ts';
import { clockDeadline, setClock } from './public/clock.ts';
import { lineOfDelivery, type OrderLine } from './public/lines.ts';
import { transitionDelivery } from './public/transition-delivery.ts';

type Side = 'buyer' | 'seller';
type Act = { readonly tell: readonly Side[] } | { readonly event: DeliveryEvent };

const both = ['buyer', 'seller'] as const;

/** Each step of the clock notifies one or both sides, or runs a transition, whose own effects notify them. */
const acts: Readonly<Record<ClockStepName, Act>> = {
  ship_reminder: { tell: ['seller'] },
  ship_last_day: { tell: ['seller'] },
  may_cancel: { tell: both },
  cancel_late: { event: 'cancel_late' },
  arrival_question: { tell: ['buyer'] },
  may_complain: { tell: both },
  to_staff: { event: 'dispute' },
  appointment_reminder: { tell: both },
  appointment_tomorrow: { tell: both },
  transport_reminder: { tell: both },
  hand_off_reminder: { tell: ['seller'] },
  confirm_reminder: { tell: ['buyer'] },
  confirm_last_day: { tell: ['buyer'] },
  release: { event: 'release' },
};

/**
 * Takes the next step of a delivery's clock, if one is due, and schedules the one after it. Each step has its own
 * transaction.
 */
const orderClock: DeadlineHandler = {
  kind: clockDeadline,
  run: async (scope, deliveryId) => {
    const line = await lineOfDelivery(scope.tx, deliveryId, 'lock');
    if (line === undefined) return;
    const { act, missed } = await turnOf(scope, line);
    for (const step of missed) await recordStep(scope, deliveryId, step);
    if (act !== null) {
      await recordStep(scope, deliveryId, act);
      await take(scope, line, act);
    }
    await setClock(scope, deliveryId);
  },
};

async function take(scope: CommandScope, line: OrderLine, { name }: ClockStep): Promise<void> {
  const act = acts[name];
  if ('event' in act) {
    const { event } = act;
    const refused = impossible('delivery', line.delivery.id, event);
    await transitionDelivery(scope, { line, event, actor: 'system' }, refused);
    return;
  }
  for (const side of act.tell)
    await scope.emit(orderReminded, { orderProductId: line.product.id, step: name, side });
}

export const orderDeadlines: readonly DeadlineHandler[] = [orderClock];
