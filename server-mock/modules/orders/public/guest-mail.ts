import { i18nOf } from '../../../i18n.ts';
import type { Locale } from '../../../messages.ts';
import { type EmailContent, withUrl } from '../../../outside/mail/email-content.ts';
import { type GuestLinkDeps, guestOf, type OrderGuest } from '../order-guest.ts';
import type { OrderLine } from './lines.ts';

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
    ...{ locale, subject: content.subject, isForGuest: true },
    paragraphs: [...content.paragraphs, ...(isOpen ? [open] : [])],
    action: { label: i18n._('View your order'), url: guest.order },
    below: [
      i18n._('The link to your order is personal and works for 90 days. Please don’t forward it.'),
      withUrl(
        i18n._(
          'Prefer to keep everything in one place? Create an account with {email} and you’ll find this order there: {url}',
          { email: guest.email, url: guest.signUp },
        ),
        guest.signUp,
      ),
    ],
  };
}

/** An email of another module to a guest, with the signed link instead of a link into an account. */
export function guestEmail(
  deps: GuestLinkDeps,
  line: OrderLine,
  content: Pick<EmailContent, 'subject' | 'paragraphs'>,
): EmailContent {
  return guestOrderMail(content, { guest: guestOf(deps, line), isOpen: false }, line.order.locale);
}
