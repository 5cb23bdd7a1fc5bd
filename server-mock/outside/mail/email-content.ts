import type { Locale } from '../../messages.ts';

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
