import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { guestLinkWanted } from './events.ts';
import { readGuestOrderKey } from './guest-link.ts';
import { loadLines, lockLine, type OrderLine } from './public/lines.ts';
import { transitionDelivery } from './public/transition-delivery.ts';

/** Events that a buyer without an account may trigger. */
export const guestEvents = ['confirm', 'cancel_late'] as const;

interface GuestChange {
  readonly key: string;
  readonly event: (typeof guestEvents)[number];
  readonly commandId?: string | null | undefined;
}

/**
 * The order of an emailed link, as its buyer sees it. Throws ValidationError `guest_order_link_wrong`,
 * `guest_order_link_expired`, TooManyRequestsError.
 */
export async function guestLine(context: GraphqlContext, key: string): Promise<OrderLine> {
  const orderProductId = await openKey(context, key);
  return asGuest(await findLine(context.db, orderProductId));
}

/**
 * The buyer confirms receipt, or cancels a parcel that was not sent in time. Throws the same errors as guestLine, and
 * ValidationError with the code of the delivery's life cycle.
 */
export async function changeGuestOrder(context: GraphqlContext, change: GuestChange): Promise<OrderLine> {
  const { key, event, commandId } = change;
  const orderProductId = await openKey(context, key);
  const request = { name: 'changeGuestOrder', commandId, body: { orderProductId, event } };
  await command(context, request, async (scope) => {
    const line = await lockGuestLine(scope.tx, orderProductId);
    await transitionDelivery(scope, { line, event, actor: 'buyer' }, (code) => new ValidationError(code));
    return true;
  });
  return await guestLine(context, key);
}

/**
 * Emails a new link to the address of the order, to replace one that has expired or is about to. Throws ValidationError
 * `guest_order_link_wrong`, TooManyRequestsError.
 */
export async function sendGuestOrderLink(context: GraphqlContext, key: string): Promise<void> {
  // Limited per link, so that callers without it cannot use up the attempts of its owner.
  await context.limits.spend(limitRules.sendGuestLink, createHash('sha256').update(key).digest('hex'));
  const opened = readGuestOrderKey(context.secrets, key);
  if (opened === null) return await refuseKey(context);
  const { orderProductId } = opened;
  await command(context, { name: 'sendGuestOrderLink', body: { orderProductId } }, async (scope) => {
    asGuest(await findLine(scope.tx, orderProductId));
    await scope.emit(guestLinkWanted, { orderProductId });
    return true;
  });
}

async function findLine(db: Kysely<Database>, id: string): Promise<OrderLine | undefined> {
  return (await loadLines(db, [id]))[0];
}

async function openKey(context: GraphqlContext, key: string): Promise<string> {
  const opened = readGuestOrderKey(context.secrets, key);
  if (opened === null) return await refuseKey(context);
  if (opened.expiresAt < context.clock.now()) throw new ValidationError('guest_order_link_expired');
  return opened.orderProductId;
}

async function refuseKey(context: GraphqlContext): Promise<never> {
  await context.limits.spend(limitRules.guestOrderLink, context.ip);
  throw new ValidationError('guest_order_link_wrong');
}

/** The order of an opened link, locked. Throws ValidationError `guest_order_link_wrong` once an account has it. */
export async function lockGuestLine(db: Kysely<Database>, orderProductId: string): Promise<OrderLine> {
  return asGuest(await lockLine(db, orderProductId));
}

/** Orders of an account are accessible only when signed in. */
function asGuest(line: OrderLine | undefined): OrderLine {
  if (line === undefined || line.order.user_id !== null) throw new ValidationError('guest_order_link_wrong');
  return { ...line, isGuest: true };
}
