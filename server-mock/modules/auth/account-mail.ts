import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { type AccountEmail, accountEmailMessages } from './account-email-messages.ts';

export interface EmailFacts {
  readonly name: string;
  /** The target of the email's only button. */
  readonly url: string;
  /** The value for `{what}` in the messages (account-email-messages.ts). */
  readonly what?: string;
}

/** The email about an account. */
export function accountMail(
  kind: AccountEmail,
  { name, url, what = '' }: EmailFacts,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraphs, action, below } = accountEmailMessages[kind];
  const text = (message: string) => i18n._(message, { what });
  return {
    locale,
    subject: text(subject),
    paragraphs: [i18n._('Hello {name},', { name }), ...paragraphs.map(text)],
    action: { label: text(action), url },
    below: below.map(text),
  };
}
