import type { Kysely } from 'kysely';
import { reservedUntil } from '#domain/cart/reservation.ts';
import type { Database } from '../../db/schema.ts';
import { holdsNow, holdsOn } from '../reservations/holds-view.ts';

/** Whether a product can be bought: for sale, and not all of it reserved. */
export async function isAvailable(db: Kysely<Database>, productId: string, now: Date): Promise<boolean> {
  const product = await db
    .selectFrom('products')
    .select('inventory')
    .where('id', '=', productId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  if (product === undefined || product.inventory === 0) return false;
  const holds = (await holdsOn(db, [productId])).get(productId) ?? [];
  return reservedUntil(product.inventory, holdsNow(holds, now)) === null;
}
