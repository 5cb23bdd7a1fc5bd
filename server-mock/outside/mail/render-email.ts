import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { i18nOf } from '../../i18n.ts';
import { type EmailContent, plainText } from './email-content.ts';
import { EmailLayout } from './email-layout.ts';

/** An email as it is sent. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Why a reader gets an email. */
const reasons = {
  account:
    /*i18n*/ 'Hervonden – second-hand, vintage and design. You get this email because of activity in your account or on your products.',
  guest:
    /*i18n*/ 'Hervonden – second-hand, vintage and design. You get this email because this address was used on Hervonden for an order, a bid or a report.',
} as const;

/** Renders an email as plain text and as HTML. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const { locale, subject, paragraphs, action, below = [], stop } = content;
  const i18n = i18nOf(locale);
  const why = content.why ?? i18n._(reasons[content.isForGuest === true ? 'guest' : 'account']);
  const linkText = (link: { readonly label: string; readonly url: string } | null | undefined) =>
    link == null ? [] : [`${i18n._('{label}:', { label: link.label })}\n${link.url}`];
  return {
    subject,
    text: [
      ...paragraphs.map(plainText),
      ...linkText(action),
      ...below.map(plainText),
      why,
      ...linkText(stop),
    ].join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(createElement(EmailLayout, { content, why }))}`,
  };
}
