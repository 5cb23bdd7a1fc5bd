import { clockSteps } from '#domain/orders/order-clock.ts';
import type { TruthCheck, TruthChecks } from '../notifications/store.ts';
import { lineOfOrderProduct } from './delivery-view.ts';
import { type changeOf, clockStepOf } from './emails.ts';
import { clockFactsOf } from './situation.ts';

/**
 * A reminder is valid while the order's clock still has that step, so not once it was sent, arrived or confirmed, and
 * until the clock has come to a later step. One that was late itself, because no server ran, is valid until that step
 * has been taken.
 */
const isStillAsked: TruthCheck = async (db, { subject, detail, since, now }) => {
  const line = await lineOfOrderProduct(db, subject);
  const name = clockStepOf(detail.split(' ')[1]);
  if (line === undefined || name === null) return false;
  const steps = clockSteps(await clockFactsOf(db, line));
  const asked = steps.findLast((step) => step.name === name && step.at <= since.getTime());
  if (asked === undefined || (name === 'appointment_tomorrow' && asked.since <= now.getTime())) return false;
  return !steps.some(({ at }) => at > asked.at && at > since.getTime() && at <= now.getTime());
};

const endings: readonly unknown[] = ['CANCELLED', 'NOT_SENT'] satisfies readonly ReturnType<
  typeof changeOf
>[];

/** Nothing but the cancellation itself is said of a sale that was cancelled. */
const isNotCancelled: TruthCheck = async (db, { subject, detail }) => {
  if (endings.includes(detail.split(' ')[1])) return true;
  const line = await lineOfOrderProduct(db, subject);
  return line?.delivery.status !== 'CANCELLED';
};

export const orderChecks: TruthChecks = {
  order_reminder: isStillAsked,
  order_changed: isNotCancelled,
  product_sold: isNotCancelled,
};
