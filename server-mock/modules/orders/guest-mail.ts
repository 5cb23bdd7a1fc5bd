import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** A buyer without an account. */
export interface OrderGuest {
  readonly email: string;
  /** The URL that opens the order without an account. */
  readonly order: string;
  /** The URL for creating an account with this email address, which then shows the order. */
  readonly signUp: string;
}

/** An email about an order to a buyer without an account, with a link that opens the order. */
export function guestOrderMail(
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
  { guest, isOpen }: { readonly guest: OrderGuest; readonly isOpen: boolean },
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const open = i18n._(
    'On your order page you can track the delivery, confirm receipt, report a problem and message the seller. You don’t need an account.',
  );
  return {
    ...{ locale, subject: content.subject },
    paragraphs: [...content.paragraphs, ...(isOpen ? [open] : [])],
    action: { label: i18n._('View your order'), url: guest.order },
    below: [
      i18n._('The link to your order is personal and works for 90 days. Please don’t forward it.'),
      i18n._(
        'Prefer to keep everything in one place? Create an account with {email} and you’ll find this order there: {url}',
        { email: guest.email, url: guest.signUp },
      ),
    ],
  };
}

/** The text of the email with a new link. */
export function renewedLinkContent(
  { title, number }: { readonly title: string; readonly number: string },
  locale: Locale,
): Pick<EmailContent, 'subject' | 'paragraphs'> {
  const i18n = i18nOf(locale);
  return {
    subject: i18n._('New link to order {number}', { number }),
    paragraphs: [
      i18n._(
        'You requested a new link to your order of {title}. If that wasn’t you, there is nothing you need to do.',
        { title },
      ),
    ],
  };
}
