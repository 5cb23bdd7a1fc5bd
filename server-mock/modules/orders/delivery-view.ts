import type { Kysely } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { loadLines, lockLine, type OrderLine } from './lines.ts';

export { transitionDelivery } from './transition-delivery.ts';

import { lineIdOfDelivery, ownLine, roleIn } from './read-orders.ts';

/** A delivery with the viewer's role in it, for other modules. */
export interface OwnDelivery {
  readonly line: OrderLine;
  /** The viewer's role; null for staff. */
  readonly role: OrderRole | null;
}

/**
 * A delivery of which the viewer is the buyer or the seller; any delivery for staff. With `lock`, it stays locked
 * until the end of the transaction. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError
 * (ERR-003).
 */
export async function ownDelivery(
  db: Kysely<Database>,
  viewer: Viewer,
  deliveryUuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OwnDelivery> {
  const line = await ownLine(db, viewer, await lineIdOfDelivery(db, deliveryUuid), lock);
  return { line, role: roleIn(line, viewer) };
}

/** A delivery's line, without a permission check, for work without a viewer; undefined when there is none. */
export async function lineOfDelivery(
  db: Kysely<Database>,
  deliveryId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OrderLine | undefined> {
  const row = await db
    .selectFrom('order_deliveries')
    .select('order_product_id')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (lock === 'lock') return await lockLine(db, row.order_product_id);
  return (await loadLines(db, [row.order_product_id]))[0];
}

/** A line by the id of its sold product, without a permission check; undefined when there is none. */
export async function lineOfOrderProduct(db: Kysely<Database>, id: string): Promise<OrderLine | undefined> {
  return (await loadLines(db, [id]))[0];
}
