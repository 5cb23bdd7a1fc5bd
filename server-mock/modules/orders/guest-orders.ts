import { createHash } from 'node:crypto';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { guestLinkWanted } from './events.ts';
import { readGuestOrderKey } from './guest-link.ts';
import { guestOrderLine, openGuestKey, refuseGuestKey } from './open-guest-order.ts';
import { lockGuestLine, openGuestLine } from './public/guest-line.ts';
import type { OrderLine } from './public/lines.ts';
import { transitionDelivery } from './public/transition-delivery.ts';

/** Events that a buyer without an account may trigger. */
export const guestEvents = ['confirm', 'cancel_late'] as const;

interface GuestChange {
  readonly key: string;
  readonly event: (typeof guestEvents)[number];
  readonly commandId?: string | null | undefined;
}

/**
 * The buyer confirms receipt, or cancels a parcel that was not sent in time. Throws the same errors as openGuestLine,
 * and ValidationError with the code of the delivery's life cycle.
 */
export async function changeGuestOrder(context: GraphqlContext, change: GuestChange): Promise<OrderLine> {
  const { key, event, commandId } = change;
  const orderProductId = await openGuestKey(context, key);
  const request = { name: 'changeGuestOrder', commandId, body: { orderProductId, event } };
  await command(context, request, async (scope) => {
    const line = await lockGuestLine(scope.tx, orderProductId);
    await transitionDelivery(scope, { line, event, actor: 'buyer' }, (code) => new ValidationError(code));
    return true;
  });
  return await openGuestLine(context, key);
}

/**
 * Emails a new link to the address of the order, to replace one that has expired or is about to. Throws ValidationError
 * `guest_order_link_wrong`, TooManyRequestsError.
 */
export async function sendGuestOrderLink(context: GraphqlContext, key: string): Promise<void> {
  // Limited per link, so that callers without it cannot use up the attempts of its owner.
  await context.limits.spend(limitRules.sendGuestLink, createHash('sha256').update(key).digest('hex'));
  const opened = readGuestOrderKey(context.secrets, key);
  if (opened === null) return await refuseGuestKey(context);
  const { orderProductId } = opened;
  await command(context, { name: 'sendGuestOrderLink', body: { orderProductId } }, async (scope) => {
    await guestOrderLine(scope.tx, orderProductId, 'read');
    await scope.emit(guestLinkWanted, { orderProductId });
    return true;
  });
}
