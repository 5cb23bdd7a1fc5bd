import type { Kysely } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { loadLines, lockLine, type OrderLine } from './lines.ts';

export { transitionDelivery } from './transition-delivery.ts';

import { lineIdOfDelivery, ownLine, roleIn } from './read-orders.ts';

/** A delivery as modules see it that take part in it. */
export interface OwnDelivery {
  readonly line: OrderLine;
  /** On which side the viewer stands; null for staff. */
  readonly role: OrderRole | null;
}

/**
 * A delivery that the viewer takes part in, or that staff look at; locked until the end of the transaction if asked.
 * Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError (ERR-003).
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

/** A delivery's line for work that nobody asked for; undefined when there is none. */
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

/** A line by the id of its sold product, for mails about it; undefined when there is none. */
export async function lineOfOrderProduct(db: Kysely<Database>, id: string): Promise<OrderLine | undefined> {
  return (await loadLines(db, [id]))[0];
}
