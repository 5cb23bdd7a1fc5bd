import type { Locale } from '../../messages.ts';
import { emailPage } from './email-page.ts';

/** What a mail says: some paragraphs, one thing to do, and what stands small below it. */
export interface EmailContent {
  readonly locale: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Small print: how long a link counts, what to do when it was not you. */
  readonly below?: readonly string[];
  /** At the foot, why somebody gets it, where it is not about an account. */
  readonly why?: string;
  /** At the foot, the way to get no more of these. */
  readonly stop?: { readonly label: string; readonly url: string };
}

/** A letter as subject, text and page. */
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
