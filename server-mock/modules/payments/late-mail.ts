import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** The email to a buyer whose product someone else bought first: the money is refunded. */
export function lateMail(url: string, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  return {
    locale,
    subject: i18n._('Your payment is being refunded'),
    paragraphs: [
      i18n._('What you wanted to buy had just been sold when your payment came in. No order was placed.'),
      i18n._('You get the full amount back the same way you paid. You don’t need to do anything.'),
    ],
    action: { label: i18n._('Continue browsing'), url },
  };
}
