import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { newsletterGift } from '#domain/subscription/subscription-rules.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { type SubscriptionEmail, subscriptionMessages } from './email-messages.ts';

export interface SubscriptionFacts {
  /** The target of the email's only button. */
  readonly url: string;
  /** The link to unsubscribe; null in an email to an unconfirmed address. */
  readonly stopUrl: string | null;
  readonly code?: string;
  readonly title?: string;
  readonly count?: number;
  /** One line per new product. */
  readonly lines?: readonly string[];
}

/** The email about a subscription. */
export function subscriptionMail(
  kind: SubscriptionEmail,
  { url, stopUrl, code = '', title = '', count = 0, lines = [] }: SubscriptionFacts,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraphs, action, below } = subscriptionMessages[kind];
  const values = {
    ...{ code, title, count },
    gift: euroText(eurosOf(newsletterGift.valueCents)),
    minimum: euroText(eurosOf(newsletterGift.minimalOrderValueCents)),
  };
  const text = (message: string) => i18n._(message, values);
  return {
    locale,
    subject: text(subject),
    paragraphs: [...paragraphs.map(text), ...(lines.length === 0 ? [] : [lines.join('\n')])],
    action: { label: text(action), url },
    below: below.map(text),
    why:
      stopUrl === null
        ? i18n._(
            'Hervonden – second-hand, vintage and design. You get this email because someone entered this address.',
          )
        : i18n._('Hervonden – second-hand, vintage and design. You get this email because you asked for it.'),
    ...(stopUrl !== null && {
      stop: { label: i18n._('Prefer no more emails? Unsubscribe'), url: stopUrl },
    }),
  };
}
