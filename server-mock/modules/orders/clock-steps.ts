import { type ClockStep, type ClockTurn, clockTurn, type DoneStep } from '#domain/orders/order-clock.ts';
import type { CommandScope } from '../../command.ts';
import { clockFactsOf } from './clock-facts-view.ts';
import type { OrderLine } from './public/lines.ts';

/** The steps of a delivery's clock that are done. */
export async function doneSteps({ tx }: CommandScope, { delivery }: OrderLine): Promise<readonly DoneStep[]> {
  const done = await tx
    .selectFrom('order_clock_steps')
    .select(['name', 'count', 'since', 'done_at'])
    .where('delivery_id', '=', delivery.id)
    .execute();
  return done.map(({ done_at, since, ...step }) => ({
    ...step,
    since: since.getTime(),
    doneAt: done_at.getTime(),
  }));
}

/** The present state of a line's clock. The caller holds the lock of its delivery. */
export async function turnOf(scope: CommandScope, line: OrderLine): Promise<ClockTurn> {
  const done = await doneSteps(scope, line);
  return clockTurn(await clockFactsOf(scope.tx, line), done, scope.now.getTime());
}

/** Records a step of the clock as done, or as skipped because it came too late. */
export async function recordStep(
  { tx, now }: CommandScope,
  deliveryId: string,
  step: ClockStep,
): Promise<void> {
  const { name, count, since } = step;
  await tx
    .insertInto('order_clock_steps')
    .values({ delivery_id: deliveryId, name, count, since: new Date(since), done_at: now })
    .execute();
}
