import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/email-content.ts';
import { newsletterEmailTexts, type SubscriptionEmail } from './email-texts.ts';

export interface SubscriptionFacts {
  /** Where the one button leads. */
  readonly url: string;
  /** Where one can stop; null for a mail to an address that was not confirmed. */
  readonly stopUrl: string | null;
  readonly code?: string;
  readonly title?: string;
  readonly count?: number;
  /** A line for each new piece. */
  readonly lines?: readonly string[];
}

/** A mail about a subscription, in one of the languages, as text and page. */
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
