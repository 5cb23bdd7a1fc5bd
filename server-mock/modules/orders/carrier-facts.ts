import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The days, YYYY-MM-DD, for which transports are planned, by delivery; those that are not booked are left out. */
export async function courierDays(
  db: Kysely<Database>,
  deliveryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const booked = await db
    .selectFrom('transports')
    .select(['delivery_id', sql<string | null>`to_char(shipping_date, 'YYYY-MM-DD')`.as('day')])
    .where('delivery_id', 'in', [...deliveryIds])
    .where('planning', '=', 'shipment_planned')
    .execute();
  return new Map(booked.flatMap(({ delivery_id, day }) => (day === null ? [] : [[delivery_id, day]])));
}

/** The deliveries whose parcel was lost or returned, while the problem is not yet resolved. */
export async function troubledParcels(
  db: Kysely<Database>,
  deliveryIds: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const troubled = await db
    .selectFrom('shipments')
    .select('delivery_id')
    .where('delivery_id', 'in', [...deliveryIds])
    .where('trouble', 'is not', null)
    .where('resolved_at', 'is', null)
    .execute();
  return new Map(troubled.map(({ delivery_id }) => [delivery_id, true]));
}
