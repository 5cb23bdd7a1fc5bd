import { clockSteps } from '#domain/orders/order-clock.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { CommandScope } from '../../../command.ts';
import { clearDeadline, setDeadline } from '../../../process/deadlines.ts';
import { clockFactsOf } from '../clock-facts-view.ts';
import { doneSteps, recordStep, turnOf } from '../clock-steps.ts';
import { lineOfDelivery } from './lines.ts';

/** The next step of a delivery's clock is due; keyed by the delivery's id. */
export const clockDeadline = 'order_clock';

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
 * Like `setClock`, for a day on which both sides agreed just now. A reminder on the same day is skipped, because both
 * sides know the day already.
 */
export async function setAgreedClock(scope: CommandScope, deliveryId: string): Promise<void> {
  const line = await lineOfDelivery(scope.tx, deliveryId);
  if (line === undefined) return;
  const done = await doneSteps(scope, line);
  const steps = clockSteps(await clockFactsOf(scope.tx, line));
  const today = amsterdamDay(scope.now);
  for (const step of steps.filter(({ at }) => amsterdamDay(new Date(at)) <= today)) {
    const isDone = done.some(
      ({ name, count, since }) => name === step.name && count === step.count && since === step.since,
    );
    if (!isDone) await recordStep(scope, deliveryId, step);
  }
  await setClock(scope, deliveryId);
}

/**
 * Reschedules the clock of a parcel whose problem is over. If its seller had reported it as arrived, it counts as
 * arrived from now on and the term for confirming begins again, because the buyer had been notified that it was lost
 * or returned.
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
