import type { Locale } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/email-content.ts';
import { type AccountEmail, accountEmailTexts } from './account-email-texts.ts';

export interface EmailFacts {
  readonly name: string;
  /** The target of the email's only button. */
  readonly url: string;
  /** The value for `{what}` in the texts: the device or the new email address, depending on the kind of email. */
  readonly what?: string;
}

/** Renders an account email as plain text and HTML. */
export function accountMail(kind: AccountEmail, facts: EmailFacts, locale: Locale) {
  const words = accountEmailTexts[locale][kind];
  const filled = (text: string) => text.replace('{what}', () => facts.what ?? '');
  return renderEmail({
    locale,
    subject: words.subject,
    paragraphs: [greetings[locale](facts.name), ...words.paragraphs.map(filled)],
    action: { label: words.action, url: facts.url },
    below: words.below.map(filled),
  });
}

const greetings: Readonly<Record<Locale, (name: string) => string>> = {
  nl: (name) => `Hallo ${name},`,
  en: (name) => `Hello ${name},`,
  fr: (name) => `Bonjour ${name},`,
};
