import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** The text of the email with a new link to an order. */
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
