import type { Kysely } from 'kysely';
import type { ClockFacts } from '#domain/orders/order-clock.ts';
import type { Database } from '../../db/schema.ts';
import { courierDays, troubledParcels } from './carrier-facts.ts';
import type { OrderLine } from './public/lines.ts';

/** Whether a withdrawal from the purchase is open. */
async function isWithdrawn(db: Kysely<Database>, { product }: OrderLine): Promise<boolean> {
  const open = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('order_product_id', '=', product.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

const momentOf = (at: Date | null) => at?.getTime() ?? null;

/** The clock facts of a line. */
export async function clockFactsOf(db: Kysely<Database>, line: OrderLine): Promise<ClockFacts> {
  const { delivery, order } = line;
  const { id, delivery_type: type } = delivery;
  const days = type === 'brenger_transport' ? await courierDays(db, [id]) : null;
  const troubled = type === 'post_transport' ? await troubledParcels(db, [id]) : null;
  return {
    ...{ status: delivery.status, type },
    placedAt: order.created_at.getTime(),
    shippedAt: momentOf(delivery.shipped_at),
    handedOffAt: momentOf(delivery.handed_off_at),
    arrivedAt: momentOf(delivery.arrived_at),
    appointmentAt: momentOf(delivery.appointment_at),
    courierDay: days?.get(id) ?? null,
    isWithdrawn: await isWithdrawn(db, line),
    hasTrouble: troubled?.has(id) === true,
  };
}
