import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Marks two orders as received and publishes the buyer's review of the second. Returns their sold products. */
export async function receivedReviewed(
  db: Kysely<Database>,
  [received, reviewed]: readonly [PlacedOrder, PlacedOrder],
): Promise<readonly [received: string, reviewed: string]> {
  const now = new Date();
  await db
    .updateTable('order_deliveries')
    .set({ status: 'CONFIRMED', arrived_at: now, confirmed_at: now })
    .where('id', 'in', [received.deliveryUuid, reviewed.deliveryUuid])
    .execute();
  const { seller_id, user_id } = await db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('order_products.id', '=', reviewed.orderUuid)
    .select(['seller_id', 'user_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reviews')
    .values({
      ...{ id: randomUUID(), order_product_id: reviewed.orderUuid, seller_id, author_id: user_id },
      ...{ author: 'BUYER', state: 'PUBLISHED', stars: 5, submitted_at: now, published_at: now },
      ...{ delivery_time: 5, item_condition: 5, item_description: 5 },
      ...{ item_wrapping: 5, seller_communication: 5, platform_service: 5 },
    })
    .execute();
  return [received.orderUuid, reviewed.orderUuid];
}
