import type { Locale } from '../../messages.ts';
import { writeLetter } from '../../outside/mail/letter.ts';
import { type AccountLetter, letterWords } from './account-mail-words.ts';

export interface LetterFacts {
  readonly name: string;
  /** Where the one button leads. */
  readonly url: string;
  /** The device in words, the new address, or nothing: whatever the letter is about. */
  readonly what?: string;
}

/** A mail about an account, in one of the languages, as text and page. */
export function accountMail(kind: AccountLetter, facts: LetterFacts, locale: Locale) {
  const words = letterWords[locale][kind];
  const filled = (text: string) => text.replace('{what}', () => facts.what ?? '');
  return writeLetter({
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
