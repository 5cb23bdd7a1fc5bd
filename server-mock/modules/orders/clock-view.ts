import { type ClockTurn, clockTurn } from '#domain/orders/order-clock.ts';
import type { CommandScope } from '../../command.ts';
import { clearDeadline, setDeadline } from '../../process/deadlines.ts';
import { lineOfDelivery } from './delivery-view.ts';
import type { OrderLine } from './lines.ts';
import { clockFactsOf } from './situation.ts';

/** The next step of a delivery's clock is due; keyed by the delivery's id. */
export const clockDeadline = 'order_clock';

/** The present state of a line's clock. The caller holds the lock of its delivery. */
export async function turnOf({ tx, now }: CommandScope, line: OrderLine): Promise<ClockTurn> {
  const done = await tx
    .selectFrom('order_clock_steps')
    .select(['name', 'count', 'since', 'done_at'])
    .where('delivery_id', '=', line.delivery.id)
    .execute();
  return clockTurn(
    await clockFactsOf(tx, line),
    done.map(({ done_at, since, ...step }) => ({
      ...step,
      since: since.getTime(),
      doneAt: done_at.getTime(),
    })),
    now.getTime(),
  );
}

/**
 * Reschedules the clock of a delivery. Call it, in the same transaction, whenever one of the `ClockFacts` changes: a
 * status, a day, an appointment. The caller holds the lock of the delivery.
 */
export async function setClock(scope: CommandScope, deliveryId: string): Promise<void> {
  const line = await lineOfDelivery(scope.tx, deliveryId);
  if (line === undefined) return;
  const { next } = await turnOf(scope, line);
  if (next === null) await clearDeadline(scope.tx, clockDeadline, deliveryId);
  else await setDeadline(scope.tx, { kind: clockDeadline, subjectId: deliveryId, dueAt: new Date(next) });
}

/**
 * Reschedules the clock of a parcel whose problem is over. One that its seller had reported as arrived counts as arrived
 * from now on, because the buyer was notified meanwhile that it was lost or returned: the term for confirming begins again.
 */
export async function resumeClock(scope: CommandScope, deliveryId: string): Promise<void> {
  await scope.tx
    .updateTable('order_deliveries')
    .set({ arrived_at: scope.now, updated_at: scope.now })
    .where('id', '=', deliveryId)
    .where('status', '=', 'ARRIVED')
    .execute();
  await setClock(scope, deliveryId);
}
