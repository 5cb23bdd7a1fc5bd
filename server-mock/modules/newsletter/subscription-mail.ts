import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/email-content.ts';
import { newsletterEmailTexts, type SubscriptionEmail } from './email-texts.ts';

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

/** Renders an email about a subscription as plain text and HTML. */
export function subscriptionMail(kind: SubscriptionEmail, facts: SubscriptionFacts, locale: Locale) {
  const { stop, whyAsked, whySubscribed, ...letters } = newsletterEmailTexts[locale];
  const words = letters[kind];
  const filled = (text: string) =>
    text
      .replace('{code}', () => facts.code ?? '')
      .replace('{title}', () => facts.title ?? '')
      .replace('{count}', () => String(facts.count ?? ''));
  const { stopUrl, lines = [] } = facts;
  return renderEmail({
    locale,
    subject: filled(words.subject),
    paragraphs: [...words.paragraphs.map(filled), ...(lines.length === 0 ? [] : [lines.join('\n')])],
    action: { label: words.action, url: facts.url },
    below: words.below,
    why: stopUrl === null ? whyAsked : whySubscribed,
    ...(stopUrl !== null && { stop: { label: stop, url: stopUrl } }),
  });
}
