import { euroText } from '#domain/money/euro-text.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

export interface FoundProduct {
  /** The title of the wanted item. */
  readonly wanted: string;
  readonly title: string;
  /** Whole euros. */
  readonly price: number;
  readonly address: string;
  /** The URL of the wanted item, where the owner can also end it. */
  readonly itemAddress: string;
}

/** The email about a product that matches a wanted item. */
export function wantedMail(found: FoundProduct, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const { wanted, title, price, address, itemAddress } = found;
  const values = { wanted, title, price: euroText(price), itemAddress };
  return {
    locale,
    subject: i18n._('This may be it: {title}', values),
    paragraphs: [i18n._('You are looking for “{wanted}”. Just listed: {title}, for {price}.', values)],
    action: { label: i18n._('View product'), url: address },
    below: [
      i18n._('Found it, or no longer looking? Let us know in your wanted request: {itemAddress}', values),
    ],
  };
}
