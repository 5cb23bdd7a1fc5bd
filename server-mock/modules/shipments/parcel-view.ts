import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Whether the carrier has returned a parcel to its sender. */
export async function isParcelBack(db: Kysely<Database>, deliveryId: string): Promise<boolean> {
  const scan = await db
    .selectFrom('parcel_scans')
    .select('kind')
    .where('delivery_id', '=', deliveryId)
    .where('kind', '=', 'returned')
    .executeTakeFirst();
  return scan !== undefined;
}
