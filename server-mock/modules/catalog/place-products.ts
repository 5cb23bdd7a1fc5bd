import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { positionOf } from './places.ts';

/**
 * Sets the position of products stored before positions existed, from their seller's postcode. Returns the number of
 * places.
 */
export async function placeProducts(db: Kysely<Database>): Promise<number> {
  const sellers = await db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['sellers.postcode', 'products.seller_id', 'products.city', 'products.country'])
    .distinct()
    .where('products.latitude', 'is', null)
    .execute();
  let placed = 0;
  for (const { seller_id: sellerId, ...at } of sellers) {
    const position = positionOf(at);
    if (position.latitude === null) continue;
    placed += 1;
    await db
      .updateTable('products')
      .set(position)
      .where('seller_id', '=', sellerId)
      .where('city', '=', at.city)
      .where(sql<boolean>`latitude is null`)
      .execute();
  }
  return placed;
}
