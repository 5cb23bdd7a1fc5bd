import type { Kysely } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { shortName } from '#domain/pickups/short-name.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { lockLine, type Order, type OrderLine, paidFor } from './lines.ts';
import { ownLine, roleIn } from './read-orders.ts';

export { OrderProductType, seesPayout } from './order-object.ts';
export type { OrderLine };
export { lockLine, paidFor };

/** A sold product with the viewer's role in its sale. */
export interface OwnLine {
  readonly line: OrderLine;
  /** The viewer's role; null for staff. */
  readonly role: OrderRole | null;
}

/**
 * A sold product for its buyer, its seller or staff. With `lock`, its delivery stays locked until the end of the
 * transaction. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError (ERR-003).
 */
export async function ownOrderLine(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OwnLine> {
  const line = await ownLine(db, viewer, uuid, lock);
  return { line, role: roleIn(line, viewer) };
}

/** The name of a buyer for the seller: a first name with an initial, or a company; empty when unknown. */
export function buyerName(order: Pick<Order, 'shipping_address' | 'billing_address'>): string {
  const address = order.shipping_address ?? order.billing_address;
  if (address === null) return '';
  const { companyName, firstName, lastName } = address;
  return companyName === '' ? shortName(`${firstName} ${lastName}`) : companyName;
}
