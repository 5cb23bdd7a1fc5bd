import type { Kysely } from 'kysely';
import { deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { writeLetter } from '../../outside/mail/letter.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { Reaction } from '../../process/reactions.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { personReader, sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { hasNotificationText, type Notice, notify } from '../notifications/store.ts';
import { deliveryMoved, orderPlaced } from './events.ts';
import { orderLetter } from './letters.ts';
import { loadLines, type OrderLine } from './lines.ts';
import type { OrderChange } from './order-mail.ts';

async function linesOf(db: Kysely<Database>, orderId: string): Promise<readonly OrderLine[]> {
  const rows = await db
    .selectFrom('order_products')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return await loadLines(
    db,
    rows.map((row) => row.id),
  );
}

async function aboutLine(
  { tx }: CommandScope,
  { product }: OrderLine,
): Promise<Pick<Notice, 'subject' | 'titles' | 'path'>> {
  const titles = await titlesOf(tx, { productId: product.product_id, kept: product.title });
  return { subject: product.id, titles, path: `/account/bestellingen/${product.id}` };
}

const notifyPlaced: Reaction = {
  name: 'orders.notify_placed',
  on: orderPlaced,
  inside: async (scope, event) => {
    for (const line of await linesOf(scope.tx, String(event.payload.orderId))) {
      const about = await aboutLine(scope, line);
      const buyers = await personReader(scope.tx, line.order.user_id, line.order.locale);
      const sellers = await sellerReaders(scope.tx, line.product.seller_id);
      await notify(scope, event, { kind: 'order_placed', readers: buyers, ...about });
      await notify(scope, event, { kind: 'product_sold', readers: sellers, ...about });
    }
  },
};

/** What a delivery became, for the side that did not do it; null for an event that this version does not know. */
function changeOf({ payload }: StoredEvent) {
  const status = deliveryStatuses.find((known) => known === payload.status);
  if (status === undefined || status === 'PENDING') return null;
  return { status, side: payload.side === 'buyer' ? 'buyer' : 'seller' } as const;
}

const notifyMoved: Reaction = {
  name: 'orders.notify_moved',
  on: deliveryMoved,
  inside: async (scope, event) => {
    const [line] = await loadLines(scope.tx, [String(event.payload.orderProductId)]);
    const change = changeOf(event);
    if (line === undefined || change === null) return;
    const { status, side } = change;
    const detail = `${side} ${status}`;
    if (!hasNotificationText('order_changed', detail)) return;
    const readers =
      side === 'buyer'
        ? await personReader(scope.tx, line.order.user_id, line.order.locale)
        : await sellerReaders(scope.tx, line.product.seller_id);
    await notify(scope, event, { kind: 'order_changed', readers, detail, ...(await aboutLine(scope, line)) });
  },
};

/** Who bought without an account is written to at the address of the order. */
const mailGuestPlaced: Reaction = {
  name: 'orders.mail_placed',
  on: orderPlaced,
  outside: async ({ id, payload }, deps) => {
    for (const line of await linesOf(deps.db, String(payload.orderId)))
      await mailGuest(deps, line, 'PLACED', `${id}-${line.product.id}`);
  },
};

const mailGuestMoved: Reaction = {
  name: 'orders.mail_moved',
  on: deliveryMoved,
  outside: async (event, deps) => {
    const [line] = await loadLines(deps.db, [String(event.payload.orderProductId)]);
    const change = changeOf(event);
    if (line !== undefined && change?.side === 'buyer') await mailGuest(deps, line, change.status, event.id);
  },
};

async function mailGuest(deps: ServerDeps, line: OrderLine, what: OrderChange, cause: string): Promise<void> {
  if (line.order.user_id !== null) return;
  const letter = await orderLetter(deps, { line, side: 'buyer', what, locale: line.order.locale });
  if (letter !== null) await deps.mail.send({ to: line.order.email, cause, ...writeLetter(letter) });
}

export const orderReactions: readonly Reaction[] = [
  notifyPlaced,
  notifyMoved,
  mailGuestPlaced,
  mailGuestMoved,
];
