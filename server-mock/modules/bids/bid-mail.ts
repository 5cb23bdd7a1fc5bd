import { euroText } from '#domain/money/euro-text.ts';
import { momentText } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface Bid {
  readonly title: string;
  /** In whole euros, like `price`. */
  readonly amount: number;
  readonly price: number;
  /** When the bid expires. */
  readonly until: Date;
  readonly address: string;
}

/** The email that notifies a seller of a new bid. */
export function bidMail({ title, amount, price, until, address }: Bid, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const values = { title, amount: euroText(amount), price: euroText(price) };
  return {
    locale,
    subject: i18n._('A bid of {amount} on {title}', values),
    paragraphs: [
      i18n._('You received a bid of {amount} on {title}. Your asking price is {price}.', values),
      i18n._('The bid is valid until {until}. You can accept it, decline it or make one counterbid.', {
        until: momentText(until, locale),
      }),
      i18n._('Answer with the button below. We let the bidder know straight away.'),
    ],
    action: { label: i18n._('Answer the bid'), url: address },
  };
}
