import type { OrderSide } from '#domain/orders/order-side.ts';
import type { CommandScope } from '../../command.ts';
import { type Locale, locales } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { depsAt, type StoredEvent } from '../../process/events.ts';
import { notify } from '../notifications/public/notify.ts';
import { hasNotificationText } from '../notifications/public/texts.ts';
import { staffReaders, titlesOf } from '../notifications/readers-view.ts';
import { deliveryChanged } from '../orders/events.ts';
import { lockLine } from '../orders/public/lines.ts';
import { sideReaders } from '../orders/side-readers-view.ts';
import { guestChangeEmail, linkEmail, receiptEmail } from './emails.ts';
import {
  withdrawalChanged,
  withdrawalDeclared,
  withdrawalLinkAsked,
  withdrawalOverdue,
  withdrawalReminderDue,
} from './events.ts';
import { findWithdrawal, type OpenedWithdrawal, purchaseOf } from './store.ts';
import { startClock, transitionWithdrawal } from './transition-withdrawal.ts';

const pathOf = ({ line }: OpenedWithdrawal) => `/account/bestellingen/${line.product.id}/herroepen`;

interface SideNotice {
  readonly kind: 'withdrawal_changed' | 'withdrawal_reminder';
  readonly side: OrderSide;
  readonly detail: string;
}

/** The notification of an event to a side; null if there is none. */
function noticeOf({ type, payload }: StoredEvent): SideNotice | null {
  const side = payload.side === 'buyer' ? 'buyer' : 'seller';
  const isReminder = type === withdrawalReminderDue;
  const kind = isReminder ? 'withdrawal_reminder' : 'withdrawal_changed';
  const detail = `${side} ${String(isReminder ? payload.state : payload.what)}`;
  return hasNotificationText(kind, detail) ? { kind, side, detail } : null;
}

async function about({ tx }: CommandScope, found: OpenedWithdrawal) {
  const { product } = found.line;
  return {
    ...{ subject: found.row.id, path: pathOf(found) },
    titles: await titlesOf(tx, { productId: product.product_id, fallback: product.title }),
  };
}

async function notifySide(scope: CommandScope, event: StoredEvent): Promise<void> {
  const found = await findWithdrawal(scope.tx, String(event.payload.withdrawalId));
  const notice = noticeOf(event);
  if (found === undefined || notice === null) return;
  const { kind, side, detail } = notice;
  const readers = await sideReaders(scope.tx, found.line, side);
  await notify(scope, event, { kind, detail, readers, ...(await about(scope, found)) });
}

const receipt: EventHandler = {
  name: 'withdrawals.receipt',
  on: withdrawalDeclared,
  inside: async (scope, event) => {
    const found = await findWithdrawal(scope.tx, String(event.payload.withdrawalId));
    if (found === undefined) return;
    const readers = await sideReaders(scope.tx, found.line, 'buyer');
    await notify(scope, event, { kind: 'withdrawal_receipt', readers, ...(await about(scope, found)) });
  },
};

const guestReceipt: EventHandler = {
  name: 'withdrawals.guest_receipt',
  on: withdrawalDeclared,
  lane: 'mail',
  outside: async (event, deps) => {
    const withdrawalId = String(event.payload.withdrawalId);
    const found = await findWithdrawal(deps.db, withdrawalId);
    if (found === undefined || found.line.order.user_id !== null) return;
    const { email, locale } = found.line.order;
    const content = await receiptEmail(depsAt(deps, event), { withdrawalId, locale });
    if (content === null) return;
    await deps.mail.send({ to: email, cause: event.id, ...renderEmail({ ...content, isForGuest: true }) });
  },
};

const notifyMoved: EventHandler = {
  name: 'withdrawals.notify_moved',
  on: withdrawalChanged,
  inside: notifySide,
};
const notifyReminded: EventHandler = {
  name: 'withdrawals.notify_reminded',
  on: withdrawalReminderDue,
  inside: notifySide,
};

/** Notifies all staff of an overdue decision. */
const alarmStaff: EventHandler = {
  name: 'withdrawals.alarm_staff',
  on: withdrawalOverdue,
  inside: async (scope, event) => {
    const subject = String(event.payload.withdrawalId);
    await notify(scope, event, {
      ...{ kind: 'withdrawal_overdue', subject },
      path: `/staff/withdrawals/${subject}`,
      readers: await staffReaders(scope.tx),
    });
  },
};

/** Emails a buyer without an account at the address of the order. */
const mailGuest = (name: string, on: string): EventHandler => ({
  name,
  on,
  lane: 'mail',
  outside: async (event, deps) => {
    const found = await findWithdrawal(deps.db, String(event.payload.withdrawalId));
    const notice = noticeOf(event);
    if (found === undefined || notice?.side !== 'buyer' || found.line.order.user_id !== null) return;
    const content = await guestChangeEmail(depsAt(deps, event), found, notice);
    const { email } = found.line.order;
    await deps.mail.send({ to: email, cause: event.id, ...renderEmail(content) });
  },
});

const mailLink: EventHandler = {
  name: 'withdrawals.mail_link',
  on: withdrawalLinkAsked,
  lane: 'mail',
  outside: async (event, deps) => {
    const { orderId } = event.payload;
    if (typeof orderId !== 'string') return;
    const order = await deps.db
      .selectFrom('orders')
      .select(['id', 'number', 'user_id', 'email'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (order === undefined) return;
    const locale: Locale = locales.find((one) => one === event.payload.locale) ?? 'nl';
    const content = linkEmail(depsAt(deps, event), order, locale);
    await deps.mail.send({ to: order.email, cause: event.id, ...renderEmail(content) });
  },
};

/**
 * Follows the delivery during a withdrawal: a product that was handed over must be returned, the buyer's return period
 * restarts when the product arrives, and a cancelled sale closes the withdrawal.
 */
const followDelivery: EventHandler = {
  name: 'withdrawals.follow_delivery',
  on: deliveryChanged,
  inside: async (scope, { payload }) => {
    const line = await lockLine(scope.tx, String(payload.orderProductId));
    if (line === undefined) return;
    const { row } = await purchaseOf(scope.tx, line);
    if (row === null || row.closed_at !== null) return;
    const { status, arrived_at: arrivedAt } = line.delivery;
    if (status === 'CANCELLED')
      await transitionWithdrawal(scope, { row, line, event: 'end', actor: 'system' });
    else if (row.state === 'ASKED' && status !== 'PENDING')
      await transitionWithdrawal(scope, { row, line, event: 'handed_over', actor: 'system' });
    else if (row.state === 'RETURN_PENDING' && arrivedAt !== null && row.state_since < arrivedAt)
      await startClock(scope, row.id, row.state);
  },
};

export const withdrawalHandlers: readonly EventHandler[] = [
  alarmStaff,
  receipt,
  guestReceipt,
  notifyMoved,
  notifyReminded,
  mailGuest('withdrawals.mail_guest_moved', withdrawalChanged),
  mailGuest('withdrawals.mail_guest_reminded', withdrawalReminderDue),
  mailLink,
  followDelivery,
];
