import type { Locale } from '../../messages.ts';
import { emailPage } from './email-page.ts';

/** The content of an email: paragraphs, one action, and small print below it. */
export interface EmailContent {
  readonly locale: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Small print, such as how long a link is valid and what to do about an email that was not requested. */
  readonly below?: readonly string[];
  /** Footer line with the reason for the email; by default it refers to the recipient's account. */
  readonly why?: string;
  /** Footer link to unsubscribe. */
  readonly stop?: { readonly label: string; readonly url: string };
}

/** Renders an email as subject, plain text and HTML. */
export function renderEmail(letter: EmailContent): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { subject, paragraphs, action, below = [], why, stop } = letter;
  const actionText = action === null ? [] : [`${action.label}:\n${action.url}`];
  return {
    subject,
    text: [
      ...[...paragraphs, ...actionText, ...below, why ?? 'Hervonden'],
      ...(stop === undefined ? [] : [`${stop.label}\n${stop.url}`]),
    ].join('\n\n'),
    html: emailPage(letter),
  };
}
