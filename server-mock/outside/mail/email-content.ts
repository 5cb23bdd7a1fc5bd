import type { Locale } from '../../messages.ts';

/**
 * A text of an email in which `label` is a link. The plain text has the URL on the next line, unless it is the label
 * itself.
 */
export interface LinkedText {
  readonly text: string;
  readonly label: string;
  readonly url: string;
}

/** A paragraph, with or without a link. URLs in a plain string are not made links: people may have written them. */
export type EmailText = string | LinkedText;

/** The content of an email: paragraphs, one action, and small print below it. */
export interface EmailContent {
  readonly locale: Locale;
  readonly subject: string;
  readonly paragraphs: readonly EmailText[];
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Small print, such as how long a link is valid and what to do about an email that was not requested. */
  readonly below?: readonly EmailText[];
  /** True for a reader without an account, to whom the footer gives another reason for the email. */
  readonly isForGuest?: boolean;
  /** Footer line with the reason for the email, instead of the usual one. */
  readonly why?: string;
  /** Footer link to unsubscribe. */
  readonly stop?: { readonly label: string; readonly url: string };
}

/** A text that shows this URL, as a link. */
export function withUrl(text: string, url: string): LinkedText {
  return { text, label: url, url };
}

/** A text as plain text. */
export function plainText(content: EmailText): string {
  if (typeof content === 'string') return content;
  const { text, label, url } = content;
  return label === url ? text : `${text}\n${url}`;
}
