import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import type { OrderSide } from '#domain/orders/order-side.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { type EmailContent, type EmailText, withUrl } from '../../outside/mail/email-content.ts';
import type { OrderGuest } from './order-guest.ts';
import { buyerMessages, type OrderMailName, sellerMessages } from './order-mail-messages.ts';
import { guestOrderMail } from './public/guest-mail.ts';
import { type PaymentParts, refundText } from './public/refund-text.ts';

/** What an email about an order shows; amounts are already formatted. */
export interface OrderFacts {
  readonly title: string;
  readonly number: string;
  /** What the reader of the email paid in total, or receives. */
  readonly amount: string;
  /** What the buyer paid with. */
  readonly paid: PaymentParts;
  /** What goes back to the buyer if the sale is cancelled. */
  readonly refund: PaymentParts;
  /** What was refunded to the buyer in part. */
  readonly returned: string;
  /** Why staff ended the sale; null if they did not, or gave no reason. */
  readonly staffReason: string | null;
}

/** The link to the order. */
interface OrderLink {
  /** The URL of the order in the reader's account. */
  readonly address: string;
  /** Null for readers with an account. */
  readonly guest: OrderGuest | null;
  /** True while the buyer can confirm receipt or complain. */
  readonly isOpen: boolean;
}

/** The content of an email about an order for one side; null where the notification's text is enough. */
export function orderMail(
  { side, what }: { readonly side: OrderSide; readonly what: OrderMailName },
  facts: OrderFacts,
  locale: Locale,
): Pick<EmailContent, 'subject' | 'paragraphs'> | null {
  const messages = (side === 'buyer' ? buyerMessages : sellerMessages)[what];
  if (messages === undefined) return null;
  const i18n = i18nOf(locale);
  const { title, number, amount, returned, staffReason } = facts;
  const text = (message: string) => i18n._(message, { title, number, amount, returned });
  const [first = '', ...rest] = messages.paragraphs.map(text);
  const money = side === 'buyer' ? paymentText(what, facts, locale) : null;
  return {
    subject: text(messages.subject),
    paragraphs: [
      ...[first, money, ...rest].filter((part) => part !== null),
      ...(hasReason.has(what) && staffReason !== null
        ? [i18n._('The reason: {reason}', { reason: staffReason })]
        : []),
    ],
  };
}

/** The events that staff cause with a reason. */
const hasReason: ReadonlySet<OrderMailName> = new Set(['CANCELLED', 'SETTLED']);

/** How much of the buyer's payment came from a gift card or goes back to where; null where there is nothing to say. */
function paymentText(what: OrderMailName, { paid, refund }: OrderFacts, locale: Locale): string | null {
  if (what === 'CANCELLED' || what === 'NOT_SENT') return refundText(refund, locale);
  if (what !== 'PLACED' || paid.giftCard === 0) return null;
  const i18n = i18nOf(locale);
  if (paid.money === 0) return i18n._('You paid the whole amount with your gift card.');
  const giftCard = euroText(eurosOf(paid.giftCard));
  return i18n._('You paid {giftCard} of it with your gift card.', { giftCard });
}

/** The right of withdrawal, in the confirmation of a purchase from a trader. */
export function withdrawalNote(publicUrl: string, locale: Locale): EmailText {
  const i18n = i18nOf(locale);
  const { href: url } = new URL('/herroepen', publicUrl);
  const text = i18n._(
    'You bought from a business seller. You can withdraw from the purchase without giving a reason until 14 days after receipt: {url}',
    { url },
  );
  return withUrl(text, url);
}

/** The email with a link to the order; for guests, one that works without an account. */
export function withOrderLink(
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
  { address, guest, isOpen }: OrderLink,
  locale: Locale,
): EmailContent {
  if (guest !== null) return guestOrderMail(content, { guest, isOpen }, locale);
  const i18n = i18nOf(locale);
  return { locale, ...content, action: { label: i18n._('View order'), url: address } };
}
