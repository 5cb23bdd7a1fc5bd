import type { ExpressionBuilder, Kysely } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { type OrderSide, sideOf } from '#domain/orders/order-side.ts';
import type { Database } from '../../../db/schema.ts';
import type { Viewer } from '../../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../../graphql/errors.ts';
import { lineIdOfDelivery } from '../line-of-delivery.ts';
import { roleIn } from '../line-role.ts';
import { loadLines, lockLine, type OrderLine } from './lines.ts';

/** Matches the viewer's own purchases, including those made before signing in with the account's email address. */
export function isBuyer(eb: ExpressionBuilder<Database, 'orders'>, viewer: Viewer) {
  return eb.or([
    eb('orders.user_id', '=', viewer.userId),
    eb.and([eb('orders.user_id', 'is', null), eb('orders.email', '=', viewer.email)]),
  ]);
}

/**
 * A sold product of which the viewer is the buyer or the seller; any for staff (ORDER-024). Throws InvalidUUIDError,
 * ObjectDoesNotExistError, and UserHasNoObjectPermissionError for other people's (ERR-003).
 */
export async function ownLine(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OrderLine> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const line = lock === 'lock' ? await lockLine(db, uuid) : (await loadLines(db, [uuid]))[0];
  if (line === undefined) throw new ObjectDoesNotExistError();
  if (roleIn(line, viewer) === null && !viewer.isStaff) throw new UserHasNoObjectPermissionError();
  return line;
}

/** The viewer's role for a sold product; null for others. */
export function actorIn(line: OrderLine, viewer: Viewer | null): OrderSide | 'staff' | null {
  const role = roleIn(line, viewer);
  if (role !== null) return sideOf(role);
  return viewer?.isStaff === true ? 'staff' : null;
}

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
