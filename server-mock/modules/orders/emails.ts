import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { type DeliveryStatus, deliveryEvents, deliveryStatuses } from '#domain/orders/delivery-life-cycle.ts';
import { type ClockStepName, clockStepNames } from '#domain/orders/order-clock.ts';
import type { OrderSide } from '#domain/orders/order-side.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailDeps, EmailWriter, EmailWriters } from '../../process/email-writer.ts';
import { hasNotificationText, notificationTexts } from '../notifications/public/texts.ts';
import { titleFor } from '../products/title-view.ts';
import { announcementOf } from './announcements.ts';
import { guestOf } from './order-guest.ts';
import { orderMail, withdrawalNote, withOrderLink } from './order-mail.ts';
import type { OrderChange } from './order-mail-messages.ts';
import { loadLines, type OrderLine, paymentOf } from './public/lines.ts';
import type { PaymentParts } from './public/refund-text.ts';
import { receiptOf } from './receipt.ts';
import { renewedLinkContent } from './renewed-link-mail.ts';
import { sellerReceives } from './seller-amounts.ts';

/** The subject of an email to one side of an order: an event of its life cycle, or a step of its clock. */
export type OrderEmail = {
  readonly line: OrderLine;
  readonly side: OrderSide;
  readonly locale: Locale;
} & (
  | { readonly what: OrderChange }
  /** `at` is the moment of the reminder. */
  | { readonly step: ClockStepName; readonly at: Date }
  /** A guest asked for a new link. */
  | { readonly isNewLink: true }
);

const euro = (cents: number): string => euroText(eurosOf(cents));

const sideOf = (name: string | undefined): OrderSide => (name === 'buyer' ? 'buyer' : 'seller');

/** The moment that the text of a reminder names: that of the appointment, or the day of the reminder itself. */
export function reminderMoment({ delivery }: OrderLine, step: ClockStepName, at: Date): Date {
  return step === 'appointment_tomorrow' ? (delivery.appointment_at ?? at) : at;
}

/** The email about an order for one side; null where that side gets none. */
export async function orderEmail(deps: EmailDeps, asked: OrderEmail): Promise<EmailContent | null> {
  const { line, side, locale } = asked;
  const { product, order } = line;
  const path = `/account/bestellingen/${product.id}`;
  const bare = await contentOf(deps, asked);
  if (bare === null) return null;
  const isBought = side === 'buyer' && 'what' in asked && asked.what === 'PLACED';
  const notes = isBought && product.sold_by_trader ? [withdrawalNote(deps.config.publicUrl, locale)] : [];
  const receipt = isBought ? await receiptOf(deps.db, line, locale) : [];
  const content = { ...bare, paragraphs: [...bare.paragraphs, ...receipt, ...notes] };
  const link = {
    address: new URL(path, deps.config.publicUrl).href,
    guest: side === 'buyer' && order.user_id === null ? guestOf(deps, line) : null,
    isOpen: line.delivery.status !== 'CONFIRMED' && line.delivery.status !== 'CANCELLED',
  };
  return withOrderLink(content, link, locale);
}

/** The step of the clock that the email about an event announces, because the event starts its term. */
const announced: Readonly<Partial<Record<OrderChange, ClockStepName>>> = {
  ...{ ARRIVED: 'confirm_reminder', HANDED_OFF: 'confirm_reminder' },
};

async function contentOf(
  { db }: EmailDeps,
  asked: OrderEmail,
): Promise<Pick<EmailContent, 'subject' | 'paragraphs'> | null> {
  const { line, side, locale } = asked;
  const { product, order } = line;
  const title = await titleFor(db, { productId: product.product_id, fallback: product.title }, locale);
  const { returned } = line.ledger;
  const paid = paymentOf(line);
  const amount = euro(side === 'buyer' ? paid.money + paid.giftCard : sellerReceives(line));
  const facts = {
    ...{ title, number: order.number, amount, returned: euro(returned) },
    ...{ paid, refund: refundOf(line), staffReason: line.delivery.staff_reason },
  };
  if ('isNewLink' in asked) return renewedLinkContent(facts, locale);
  const content =
    'step' in asked
      ? shortContent('order_reminder', `${side} ${asked.step}`, {
          ...{ title, locale, moment: reminderMoment(line, asked.step, asked.at) },
        })
      : (orderMail(
          { side, what: asked.what === 'SETTLED' && returned > 0 ? 'SETTLED_IN_PART' : asked.what },
          facts,
          locale,
        ) ?? shortContent('order_changed', `${side} ${asked.what}`, { title, locale }));
  if (content === null) return null;
  const step = 'step' in asked ? asked.step : side === 'buyer' ? announced[asked.what] : undefined;
  const announcement = step === undefined ? null : await announcementOf(db, line, { step, locale });
  return announcement === null ? content : { ...content, paragraphs: [...content.paragraphs, announcement] };
}

/** What goes back to the buyer when the sale is cancelled. A chargeback has returned the bank's part already. */
function refundOf(line: OrderLine): PaymentParts {
  const { money, giftCard } = paymentOf(line);
  const { returned, chargedBackAt } = line.ledger;
  return { money: chargedBackAt === null ? Math.max(0, money - returned) : 0, giftCard };
}

/** The notification's text, for events without an email of their own. */
function shortContent(
  kind: 'order_changed' | 'order_reminder',
  detail: string,
  { title, locale, moment }: { readonly title: string; readonly locale: Locale; readonly moment?: Date },
): Pick<EmailContent, 'subject' | 'paragraphs'> | null {
  if (!hasNotificationText(kind, detail)) return null;
  const text = notificationTexts(kind, detail, { titles: { nl: title, en: title, fr: title }, moment })[
    locale
  ];
  return { subject: text.title, paragraphs: [text.body] };
}

interface Change {
  readonly event: string;
  readonly status: string;
  /** Who caused it. */
  readonly by: string;
}

/** The subject that belongs to a life cycle event; null for an event that this version does not know. */
export function changeOf({ event: name, status, by }: Change): OrderChange | null {
  const event = deliveryEvents.find((known) => known === name);
  if (event === 'ship') return 'SHIPPED';
  if (event === 'release') return 'RELEASED';
  if (event === 'prove_pickup') return 'HANDED_OVER';
  if (event === 'cancel_late') return 'NOT_SENT';
  // Without a complaint: the time in which somebody could report its receipt is over.
  if (event === 'dispute' && by === 'system') return 'UNCONFIRMED';
  if (event === 'settle' || (event === 'confirm' && by === 'staff')) return 'SETTLED';
  const known: DeliveryStatus | undefined = deliveryStatuses.find((one) => one === status);
  return known === undefined || known === 'PENDING' ? null : known;
}

const placed: EmailWriter = async (deps, { kind, subject, locale }) => {
  const [line] = await loadLines(deps.db, [subject]);
  if (line === undefined) return null;
  const side = kind === 'product_sold' ? 'seller' : 'buyer';
  return await orderEmail(deps, { line, side, what: 'PLACED', locale });
};

const changes: Readonly<Record<Exclude<OrderChange, 'PLACED'>, true>> = {
  ...{ SHIPPED: true, ARRIVED: true, HANDED_OFF: true, HANDED_OVER: true, CONFIRMED: true, RELEASED: true },
  ...{ SETTLED: true, SELLER_DELIVERS: true, PARTNER_DELIVERS: true },
  ...{ IN_REVIEW: true, UNCONFIRMED: true, CANCELLED: true, NOT_SENT: true },
};
const isChange = (name: string | undefined): name is keyof typeof changes =>
  name !== undefined && Object.hasOwn(changes, name);

const changed: EmailWriter = async (deps, { subject, detail, locale }) => {
  const [line] = await loadLines(deps.db, [subject]);
  const [side, what] = detail.split(' ');
  if (line === undefined || !isChange(what)) return null;
  return await orderEmail(deps, { line, side: sideOf(side), what, locale });
};

export function clockStepOf(name: string | undefined): ClockStepName | null {
  return clockStepNames.find((known) => known === name) ?? null;
}

const reminded: EmailWriter = async (deps, { subject, detail, locale, since: at }) => {
  const [line] = await loadLines(deps.db, [subject]);
  const [side, name] = detail.split(' ');
  const step = clockStepOf(name);
  if (line === undefined || step === null) return null;
  return await orderEmail(deps, { line, side: sideOf(side), step, at, locale });
};

export const orderEmails: EmailWriters = {
  order_placed: placed,
  product_sold: placed,
  order_changed: changed,
  order_reminder: reminded,
};
