import type { Kysely } from 'kysely';
import { isCaseSettled } from '#domain/cases/case-life-cycle.ts';
import type { DeliverySituation } from '#domain/orders/delivery-life-cycle.ts';
import { isLate, isOverdue } from '#domain/orders/order-clock.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { Database } from '../../db/schema.ts';
import { clockFactsOf } from './clock-facts-view.ts';
import type { OrderLine } from './public/lines.ts';

/** The facts that the guards of a delivery's life cycle need. */
export async function situationOf(
  db: Kysely<Database>,
  line: OrderLine,
  now: Date,
): Promise<DeliverySituation> {
  const facts = await clockFactsOf(db, line);
  return {
    type: facts.type,
    isShipped: facts.shippedAt !== null,
    isCourierAwaited: facts.courierDay !== null && facts.courierDay > amsterdamDay(now),
    isLate: isLate(facts, now.getTime()),
    isOverdue: isOverdue(facts, now.getTime()),
    isWithdrawn: facts.isWithdrawn,
    hasTrouble: facts.hasTrouble,
    isSettled: await isSettled(db, line),
  };
}

/**
 * Whether the complaint about a line is decided, or settled with a return: until it is closed, the complaint moves the
 * money.
 */
async function isSettled(db: Kysely<Database>, { product, delivery }: OrderLine): Promise<boolean> {
  if (delivery.status !== 'IN_REVIEW') return false;
  const complaint = await db
    .selectFrom('cases')
    .select('state')
    .where('order_product_id', '=', product.id)
    .executeTakeFirst();
  return complaint !== undefined && isCaseSettled(complaint.state);
}
