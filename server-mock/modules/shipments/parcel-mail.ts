import type { OrderSide } from '#domain/orders/order-side.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { ParcelChange } from './events.ts';
import { buyerMessages, sellerMessages } from './parcel-messages.ts';

/** The email about a parcel for one side. */
export function parcelMail(
  { side, what }: { readonly side: OrderSide; readonly what: ParcelChange },
  { title, url }: { readonly title: string; readonly url: string },
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraph } = (side === 'buyer' ? buyerMessages : sellerMessages)[what];
  return {
    locale,
    subject: i18n._(subject, { title }),
    paragraphs: [i18n._(paragraph)],
    action: { label: i18n._('View order'), url },
  };
}
