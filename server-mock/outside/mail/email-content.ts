import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { EmailLayout } from './email-layout.ts';

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

/** An email as it is sent. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders an email as plain text and as HTML. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const { locale, subject, paragraphs, action, below = [], stop } = content;
  const i18n = i18nOf(locale);
  const why =
    content.why ??
    i18n._(
      'Hervonden – second-hand, vintage and design. You get this email because of activity in your account or on your products.',
    );
  const linkText = (link: { readonly label: string; readonly url: string } | null | undefined) =>
    link == null ? [] : [`${i18n._('{label}:', { label: link.label })}\n${link.url}`];
  return {
    subject,
    text: [...paragraphs, ...linkText(action), ...below, why, ...linkText(stop)].join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(createElement(EmailLayout, { content, why }))}`,
  };
}
