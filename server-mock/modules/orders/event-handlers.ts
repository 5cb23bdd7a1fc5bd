import type { Kysely } from 'kysely';
import type { ClockStepName } from '#domain/orders/order-clock.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { depsAt, type StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { type Notice, notify } from '../notifications/public/notify.ts';
import { hasNotificationText } from '../notifications/public/texts.ts';
import { titlesOf } from '../notifications/readers-view.ts';
import { chargebackHandlers } from './chargeback-handlers.ts';
import { changeOf, clockStepOf, orderEmail, reminderMoment } from './emails.ts';
import { deliveryChanged, guestLinkWanted, orderPlaced, orderReminded, transportChanged } from './events.ts';
import type { OrderChange } from './order-mail-messages.ts';
import { loadLines, type OrderLine } from './public/lines.ts';
import { sideReaders } from './side-readers-view.ts';

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
  const titles = await titlesOf(tx, { productId: product.product_id, fallback: product.title });
  return { subject: product.id, titles, path: `/account/bestellingen/${product.id}` };
}

const notifyPlaced: EventHandler = {
  name: 'orders.notify_placed',
  on: orderPlaced,
  inside: async (scope, event) => {
    for (const line of await linesOf(scope.tx, String(event.payload.orderId))) {
      const about = await aboutLine(scope, line);
      const buyers = await sideReaders(scope.tx, line, 'buyer');
      const sellers = await sideReaders(scope.tx, line, 'seller');
      await notify(scope, event, { kind: 'order_placed', readers: buyers, ...about });
      await notify(scope, event, { kind: 'product_sold', readers: sellers, ...about });
    }
  },
};

const sideOf = ({ payload }: StoredEvent) => (payload.side === 'buyer' ? 'buyer' : 'seller');

function whatIn({ payload }: StoredEvent): OrderChange | null {
  const { event, status, by } = payload;
  return changeOf({ event: String(event), status: String(status), by: String(by) });
}

const notifyMoved: EventHandler = {
  name: 'orders.notify_moved',
  on: deliveryChanged,
  inside: async (scope, event) => {
    const [line] = await loadLines(scope.tx, [String(event.payload.orderProductId)]);
    const what = whatIn(event);
    if (line === undefined || what === null) return;
    const side = sideOf(event);
    const detail = `${side} ${what}`;
    if (!hasNotificationText('order_changed', detail)) return;
    const readers = await sideReaders(scope.tx, line, side);
    await notify(scope, event, { kind: 'order_changed', readers, detail, ...(await aboutLine(scope, line)) });
  },
};

const transportIn = ({ payload }: StoredEvent) =>
  payload.type === 'noop_transport' ? 'SELLER_DELIVERS' : 'PARTNER_DELIVERS';

const notifyTransport: EventHandler = {
  name: 'orders.notify_transport',
  on: transportChanged,
  inside: async (scope, event) => {
    const [line] = await loadLines(scope.tx, [String(event.payload.orderProductId)]);
    if (line === undefined) return;
    const readers = await sideReaders(scope.tx, line, 'buyer');
    const detail = `buyer ${transportIn(event)}`;
    await notify(scope, event, { kind: 'order_changed', readers, detail, ...(await aboutLine(scope, line)) });
  },
};

const notifyReminded: EventHandler = {
  name: 'orders.notify_reminded',
  on: orderReminded,
  inside: async (scope, event) => {
    const [line] = await loadLines(scope.tx, [String(event.payload.orderProductId)]);
    const step = clockStepOf(String(event.payload.step));
    if (line === undefined || step === null) return;
    const side = sideOf(event);
    const readers = await sideReaders(scope.tx, line, side);
    const about = await aboutLine(scope, line);
    const moment = reminderMoment(line, step, event.createdAt);
    const detail = `${side} ${step}`;
    await notify(scope, event, { kind: 'order_reminder', readers, detail, moment, ...about });
  },
};

/** Emails a buyer without an account at the address of the order. */
const mailGuestPlaced: EventHandler = {
  name: 'orders.mail_placed',
  on: orderPlaced,
  lane: 'mail',
  outside: async (event, deps) => {
    for (const line of await linesOf(deps.db, String(event.payload.orderId)))
      await mailGuest(depsAt(deps, event), line, { what: 'PLACED' }, `${event.id}-${line.product.id}`);
  },
};

const mailGuestMoved: EventHandler = {
  name: 'orders.mail_moved',
  on: deliveryChanged,
  lane: 'mail',
  outside: async (event, deps) => {
    const [line] = await loadLines(deps.db, [String(event.payload.orderProductId)]);
    const what = whatIn(event);
    if (line !== undefined && what !== null && sideOf(event) === 'buyer')
      await mailGuest(depsAt(deps, event), line, { what }, event.id);
  },
};

const mailGuestTransport: EventHandler = {
  name: 'orders.mail_transport',
  on: transportChanged,
  lane: 'mail',
  outside: async (event, deps) => {
    const [line] = await loadLines(deps.db, [String(event.payload.orderProductId)]);
    if (line !== undefined)
      await mailGuest(depsAt(deps, event), line, { what: transportIn(event) }, event.id);
  },
};

const mailGuestReminded: EventHandler = {
  name: 'orders.mail_reminded',
  on: orderReminded,
  lane: 'mail',
  outside: async (event, deps) => {
    const [line] = await loadLines(deps.db, [String(event.payload.orderProductId)]);
    const step = clockStepOf(String(event.payload.step));
    if (line !== undefined && step !== null && sideOf(event) === 'buyer')
      await mailGuest(depsAt(deps, event), line, { step, at: event.createdAt }, event.id);
  },
};

const mailGuestLink: EventHandler = {
  name: 'orders.mail_guest_link',
  on: guestLinkWanted,
  lane: 'mail',
  outside: async (event, deps) => {
    const [line] = await loadLines(deps.db, [String(event.payload.orderProductId)]);
    if (line !== undefined) await mailGuest(depsAt(deps, event), line, { isNewLink: true }, event.id);
  },
};

async function mailGuest(
  deps: ServerDeps,
  line: OrderLine,
  about:
    | { readonly what: OrderChange }
    | { readonly step: ClockStepName; readonly at: Date }
    | { readonly isNewLink: true },
  cause: string,
): Promise<void> {
  if (line.order.user_id !== null) return;
  const content = await orderEmail(deps, { line, side: 'buyer', locale: line.order.locale, ...about });
  if (content !== null) await deps.mail.send({ to: line.order.email, cause, ...renderEmail(content) });
}

export const orderHandlers: readonly EventHandler[] = [
  ...chargebackHandlers,
  notifyPlaced,
  notifyMoved,
  notifyTransport,
  notifyReminded,
  mailGuestPlaced,
  mailGuestMoved,
  mailGuestTransport,
  mailGuestReminded,
  mailGuestLink,
];
