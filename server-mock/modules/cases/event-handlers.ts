import type { OrderSide } from '#domain/orders/order-side.ts';
import type { CommandScope } from '../../command.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { depsAt, type StoredEvent } from '../../process/events.ts';
import { notify } from '../notifications/public/notify.ts';
import { hasNotificationText } from '../notifications/public/texts.ts';
import { staffReaders, titlesOf } from '../notifications/readers-view.ts';
import { deliveryChanged } from '../orders/events.ts';
import { lockLine } from '../orders/public/lines.ts';
import { sideReaders } from '../orders/side-readers-view.ts';
import { parcelBack } from '../shipments/events.ts';
import { isParcelBack } from '../shipments/parcel-view.ts';
import { casePath, guestCaseEmail, termEnd } from './emails.ts';
import { caseChanged, caseOverdue, caseReminderDue } from './events.ts';
import { openMissingCase } from './open-case.ts';
import { addEntry, caseOfLine, findCase, type OpenedCase } from './store.ts';
import { transitionCase } from './transition-case.ts';

type Kind = 'case_changed' | 'case_reminder' | 'case_decided';

interface SideNotice {
  readonly kind: Kind;
  readonly side: OrderSide;
  readonly detail: string;
}

/** The notification that an event causes for a side; null for none, such as a reminder of a term that is over. */
function noticeOf({ type, payload }: StoredEvent, { row }: OpenedCase): SideNotice | null {
  if (type === caseReminderDue && row.state !== payload.state) return null;
  const side = payload.side === 'buyer' ? 'buyer' : 'seller';
  const kind: Kind =
    type === caseReminderDue ? 'case_reminder' : payload.what === 'decided' ? 'case_decided' : 'case_changed';
  const what = String(type === caseReminderDue ? payload.state : payload.what);
  const detail = `${side} ${what}`;
  return hasNotificationText(kind, detail) ? { kind, side, detail } : null;
}

async function notifySide(scope: CommandScope, event: StoredEvent): Promise<void> {
  const found = await findCase(scope.tx, String(event.payload.caseId));
  const notice = found === undefined ? null : noticeOf(event, found);
  if (found === undefined || notice === null) return;
  const { product } = found.line;
  const readers = await sideReaders(scope.tx, found.line, notice.side);
  await notify(scope, event, {
    ...{ kind: notice.kind, detail: notice.detail, readers, subject: found.row.id, path: casePath(found) },
    ...termEnd(found),
    titles: await titlesOf(scope.tx, { productId: product.product_id, fallback: product.title }),
  });
}

const notifyMoved: EventHandler = { name: 'cases.notify_moved', on: caseChanged, inside: notifySide };
const notifyReminded: EventHandler = {
  name: 'cases.notify_reminded',
  on: caseReminderDue,
  inside: notifySide,
};

/** Notifies all staff of an overdue decision. */
const alarmStaff: EventHandler = {
  name: 'cases.alarm_staff',
  on: caseOverdue,
  inside: async (scope, event) => {
    const subject = String(event.payload.caseId);
    await notify(scope, event, {
      ...{ kind: 'case_overdue', subject, detail: String(event.payload.state) },
      path: `/staff/cases/${subject}`,
      readers: await staffReaders(scope.tx),
    });
  },
};

/** Guests have no notifications: they get an email with the signed link at the address of the order. */
const mailGuest = (name: string, on: string): EventHandler => ({
  name,
  on,
  lane: 'mail',
  outside: async (event, deps) => {
    const found = await findCase(deps.db, String(event.payload.caseId));
    const notice = found === undefined ? null : noticeOf(event, found);
    if (found === undefined || notice?.side !== 'buyer' || found.line.order.user_id !== null) return;
    const content = await guestCaseEmail(depsAt(deps, event), found, notice);
    const { email } = found.line.order;
    await deps.mail.send({ to: email, cause: event.id, ...renderEmail(content) });
  },
});

/**
 * Keeps cases in step with deliveries: a delivery that comes into review without a case, through the older operation or
 * an unconfirmed hand-over, gets one; a case whose delivery was ended by staff or the bank is closed.
 */
const followDelivery: EventHandler = {
  name: 'cases.follow_delivery',
  on: deliveryChanged,
  inside: async (scope, { payload }) => {
    const line = await lockLine(scope.tx, String(payload.orderProductId));
    if (line === undefined) return;
    await openMissingCase(scope, line);
    const { status } = line.delivery;
    const row = await caseOfLine(scope.tx, line.product.id);
    const isOver = status === 'CONFIRMED' || status === 'CANCELLED';
    if (!isOver || row === undefined || row.state === 'CLOSED') return;
    await transitionCase(scope, { row, line, event: 'end', actor: 'system' });
    await addEntry(scope, { caseId: row.id, side: 'system', what: 'end' });
  },
};

/** The buyer need not return a parcel that the carrier has already returned to the seller. */
async function advanceReturn(scope: CommandScope, orderProductId: string): Promise<void> {
  const line = await lockLine(scope.tx, orderProductId);
  if (line === undefined || !(await isParcelBack(scope.tx, line.delivery.id))) return;
  const row = await caseOfLine(scope.tx, orderProductId);
  if (row?.state !== 'RETURN_PENDING' && row?.state !== 'RETURN_SENT') return;
  await transitionCase(scope, { row, line, event: 'arrive_back', actor: 'system' });
}

const followParcelBack: EventHandler = {
  name: 'cases.follow_parcel_back',
  on: parcelBack,
  inside: async (scope, { payload }) => await advanceReturn(scope, String(payload.orderProductId)),
};

/** The carrier may have returned the parcel before both sides agreed on a return. */
const checkParcelBack: EventHandler = {
  name: 'cases.check_parcel_back',
  on: caseChanged,
  inside: async (scope, { payload }) => {
    const found = await findCase(scope.tx, String(payload.caseId));
    if (found?.row.state === 'RETURN_PENDING') await advanceReturn(scope, found.line.product.id);
  },
};

export const caseHandlers: readonly EventHandler[] = [
  alarmStaff,
  followParcelBack,
  checkParcelBack,
  notifyMoved,
  notifyReminded,
  mailGuest('cases.mail_guest_moved', caseChanged),
  mailGuest('cases.mail_guest_reminded', caseReminderDue),
  followDelivery,
];
