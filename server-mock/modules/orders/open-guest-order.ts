import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { readGuestOrderKey } from './guest-link.ts';
import { loadLines, lockLine, type OrderLine } from './public/lines.ts';

/**
 * Returns the id of the sold product that an emailed link opens. Every wrong link counts towards the limit of the
 * caller's address. Throws ValidationError `guest_order_link_wrong`, `guest_order_link_expired`, TooManyRequestsError.
 */
export async function openGuestKey(context: GraphqlContext, key: string): Promise<string> {
  const opened = readGuestOrderKey(context.secrets, key);
  if (opened === null) return await refuseGuestKey(context);
  if (opened.expiresAt < context.clock.now()) throw new ValidationError('guest_order_link_expired');
  return opened.orderProductId;
}

/** Throws ValidationError `guest_order_link_wrong`, or TooManyRequestsError after too many wrong links. */
export async function refuseGuestKey(context: GraphqlContext): Promise<never> {
  await context.limits.spend(limitRules.guestOrderLink, context.ip);
  throw new ValidationError('guest_order_link_wrong');
}

/**
 * The order of an opened link; with `lock`, its delivery stays locked until the end of the transaction. Orders of an
 * account are accessible only when signed in: throws ValidationError `guest_order_link_wrong` for them.
 */
export async function guestOrderLine(
  db: Kysely<Database>,
  orderProductId: string,
  lock: 'lock' | 'read',
): Promise<OrderLine> {
  const line =
    lock === 'lock' ? await lockLine(db, orderProductId) : (await loadLines(db, [orderProductId]))[0];
  if (line === undefined || line.order.user_id !== null) throw new ValidationError('guest_order_link_wrong');
  return { ...line, isGuest: true };
}
