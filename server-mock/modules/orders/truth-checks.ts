import { clockSteps } from '#domain/orders/order-clock.ts';
import type { TruthCheck, TruthChecks } from '../../process/truth-check.ts';
import { clockFactsOf } from './clock-facts-view.ts';
import { type changeOf, clockStepOf } from './emails.ts';
import { lineOfOrderProduct } from './public/lines.ts';

/**
 * A reminder is valid while the order's clock still has that step, so not once the product is sent, arrived or
 * confirmed, and until a later step is due. A later step that was already due when the reminder was created, because
 * no server was running, does not invalidate it.
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

/** For a cancelled sale, only the notification of the cancellation itself is valid. */
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
