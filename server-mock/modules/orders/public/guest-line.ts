import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { guestOrderLine, openGuestKey } from '../open-guest-order.ts';
import type { OrderLine } from './lines.ts';

/**
 * Opens the order of an emailed link, as its buyer sees it. Throws ValidationError `guest_order_link_wrong`,
 * `guest_order_link_expired`, TooManyRequestsError.
 */
export async function openGuestLine(context: GraphqlContext, key: string): Promise<OrderLine> {
  return await guestOrderLine(context.db, await openGuestKey(context, key), 'read');
}

/** The order of an opened link, locked. Throws ValidationError `guest_order_link_wrong` once an account has it. */
export async function lockGuestLine(db: Kysely<Database>, orderProductId: string): Promise<OrderLine> {
  return await guestOrderLine(db, orderProductId, 'lock');
}
