import { euroText } from '#domain/money/euro-text.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface SuggestedPrice {
  readonly title: string;
  /** Whole euros. */
  readonly price: number;
  readonly suggestedPrice: number;
}

interface Suggested {
  readonly products: readonly SuggestedPrice[];
  /** The URL of the page on which suggestions are answered. */
  readonly address: string;
}

/** The email to a seller about all new suggestions. */
export function suggestionMail({ products, address }: Suggested, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const lines = products.map(({ title, price, suggestedPrice }) => {
    const values = { title, price: euroText(price), suggestedPrice: euroText(suggestedPrice) };
    return i18n._('{title}: from {price} to {suggestedPrice}', values);
  });
  return {
    locale,
    subject: i18n._(
      '{count, plural, one {A price suggestion for {title}} other {Price suggestions for # of your products}}',
      { count: products.length, title: products[0]?.title ?? '' },
    ),
    paragraphs: [
      i18n._(
        'Buyers are viewing your listings, but your products have not sold yet. A different price may help:',
      ),
      ...lines,
      i18n._('You decide: accept the suggestion, choose a price of your own, or leave everything as it is.'),
    ],
    action: { label: i18n._('View suggestions'), url: address },
  };
}
