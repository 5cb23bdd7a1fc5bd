import { clockSteps } from '#domain/orders/order-clock.ts';
import type { TruthCheck, TruthChecks } from '../notifications/store.ts';
import { lineOfOrderProduct } from './delivery-view.ts';
import { clockStepOf } from './letters.ts';
import { clockFactsOf } from './situation.ts';

/** A reminder is valid while the order's clock still has that step: not once it was sent, arrived or confirmed. */
const isStillAsked: TruthCheck = async (db, { subject, detail }) => {
  const line = await lineOfOrderProduct(db, subject);
  const step = clockStepOf(detail.split(' ')[1]);
  if (line === undefined || step === null) return false;
  return clockSteps(await clockFactsOf(db, line)).some(({ name }) => name === step);
};

export const orderChecks: TruthChecks = { order_reminder: isStillAsked };
