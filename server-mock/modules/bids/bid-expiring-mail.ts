import { momentText } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface ExpiringBid {
  readonly title: string;
  readonly until: Date;
  /** The page on which the recipient answers the bid or pays. */
  readonly url: string;
}

/**
 * The email that reminds one side of a bid that ends soon. It states the time, because quiet hours may have delayed
 * it.
 */
export function bidExpiringMail(
  side: 'seller' | 'buyer',
  { title, until, url }: ExpiringBid,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const values = { title, until: momentText(until, locale) };
  if (side === 'seller')
    return {
      locale,
      subject: i18n._('A bid on {title} is about to expire', values),
      paragraphs: [
        i18n._('The bid on {title} expires on {until}. Accept it, decline it or make a counterbid.', values),
      ],
      action: { label: i18n._('Answer the bid'), url },
    };
  return {
    locale,
    subject: i18n._('Pay for {title} in time', values),
    paragraphs: [i18n._('You can pay for {title} until {until}. After that your bid expires.', values)],
    action: { label: i18n._('View bid'), url },
  };
}
