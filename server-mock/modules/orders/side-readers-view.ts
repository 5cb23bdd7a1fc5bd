import type { Kysely } from 'kysely';
import type { OrderSide } from '#domain/orders/order-side.ts';
import type { Database } from '../../db/schema.ts';
import { personReader, type Reader, sellerReaders } from '../notifications/readers-view.ts';
import type { OrderLine } from './public/lines.ts';

/** The people on one side of a sold line; none for a guest. */
export async function sideReaders(
  db: Kysely<Database>,
  { order, product }: OrderLine,
  side: OrderSide,
): Promise<readonly Reader[]> {
  return side === 'buyer'
    ? await personReader(db, order.user_id, order.locale)
    : await sellerReaders(db, product.seller_id);
}
