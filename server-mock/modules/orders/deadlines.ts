import type { DeliveryEvent } from '#domain/orders/delivery-life-cycle.ts';
import type { ClockStep, ClockStepName } from '#domain/orders/order-clock.ts';
import type { OrderSide } from '#domain/orders/order-side.ts';
import type { CommandScope } from '../../command.ts';
import type { DeadlineHandler } from '../../process/deadlines.ts';
import { impossible } from '../../process/transition.ts';
import { recordStep, turnOf } from './clock-steps.ts';
import { orderReminded } from './events.ts';
import { clockDeadline, setClock } from './public/clock.ts';
import { lineOfDelivery, type OrderLine } from './public/lines.ts';
import { transitionDelivery } from './public/transition-delivery.ts';

type Act = { readonly notify: readonly OrderSide[] } | { readonly event: DeliveryEvent };

const both = ['buyer', 'seller'] as const;

/** Each step of the clock notifies one or both sides, or runs a transition, whose own effects notify them. */
const acts: Readonly<Record<ClockStepName, Act>> = {
  ship_reminder: { notify: ['seller'] },
  ship_last_day: { notify: ['seller'] },
  may_cancel: { notify: both },
  cancel_late: { event: 'cancel_late' },
  arrival_question: { notify: ['buyer'] },
  may_complain: { notify: both },
  to_staff: { event: 'dispute' },
  appointment_reminder: { notify: both },
  appointment_tomorrow: { notify: both },
  transport_reminder: { notify: both },
  hand_off_reminder: { notify: ['seller'] },
  confirm_reminder: { notify: ['buyer'] },
  confirm_last_day: { notify: ['buyer'] },
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
  for (const side of act.notify)
    await scope.emit(orderReminded, { orderProductId: line.product.id, step: name, side });
}

export const orderDeadlines: readonly DeadlineHandler[] = [orderClock];
