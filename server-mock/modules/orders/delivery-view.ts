import type { Kysely } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { loadLines, type OrderLine } from './lines.ts';
import { lineIdOfDelivery, ownLine, roleIn } from './read-orders.ts';

export { lineOfDelivery } from './lines.ts';
export { transitionDelivery } from './transition-delivery.ts';

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

/** A line by the id of its sold product, without a permission check; undefined when there is none. */
export async function lineOfOrderProduct(db: Kysely<Database>, id: string): Promise<OrderLine | undefined> {
  return (await loadLines(db, [id]))[0];
}
