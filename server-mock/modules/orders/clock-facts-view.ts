import { type Kysely, sql } from 'kysely';
import type { ClockFacts } from '#domain/orders/order-clock.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderLine } from './public/lines.ts';

/** The day, YYYY-MM-DD, for which the transport is planned; null while none is booked. */
async function courierDayOf(db: Kysely<Database>, { delivery }: OrderLine): Promise<string | null> {
  if (delivery.delivery_type !== 'brenger_transport') return null;
  const booked = await db
    .selectFrom('transports')
    .select(sql<string | null>`to_char(shipping_date, 'YYYY-MM-DD')`.as('day'))
    .where('delivery_id', '=', delivery.id)
    .where('planning', '=', 'shipment_planned')
    .executeTakeFirst();
  return booked?.day ?? null;
}

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

/** Whether a parcel was lost or returned and the problem is not yet resolved. */
async function hasTrouble(db: Kysely<Database>, { delivery }: OrderLine): Promise<boolean> {
  if (delivery.delivery_type !== 'post_transport') return false;
  const troubled = await db
    .selectFrom('shipments')
    .select('delivery_id')
    .where('delivery_id', '=', delivery.id)
    .where('trouble', 'is not', null)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return troubled !== undefined;
}

const momentOf = (at: Date | null) => at?.getTime() ?? null;

/** The clock facts of a line. */
export async function clockFactsOf(db: Kysely<Database>, line: OrderLine): Promise<ClockFacts> {
  const { delivery, order } = line;
  return {
    ...{ status: delivery.status, type: delivery.delivery_type },
    placedAt: order.created_at.getTime(),
    shippedAt: momentOf(delivery.shipped_at),
    handedOffAt: momentOf(delivery.handed_off_at),
    arrivedAt: momentOf(delivery.arrived_at),
    appointmentAt: momentOf(delivery.appointment_at),
    courierDay: await courierDayOf(db, line),
    isWithdrawn: await isWithdrawn(db, line),
    hasTrouble: await hasTrouble(db, line),
  };
}
