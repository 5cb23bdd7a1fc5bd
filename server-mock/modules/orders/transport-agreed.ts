import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Whether both sides have agreed on a day with the transport partner. After that the seller cannot take over the
 * transport.
 */
export async function isTransportAgreed(db: Kysely<Database>, deliveryId: string): Promise<boolean> {
  const agreed = await db
    .selectFrom('transports')
    .select('planning')
    .where('delivery_id', '=', deliveryId)
    .where('planning', 'in', ['date_selected', 'shipment_planned'])
    .executeTakeFirst();
  return agreed !== undefined;
}
