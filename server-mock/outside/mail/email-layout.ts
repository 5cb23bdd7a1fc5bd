import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent, EmailText } from './email-content.ts';
import { emailStyles as styles } from './email-styles.ts';

const newWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** An email as a document: one column, inline styles and no external resources. */
export function EmailLayout({ content, why }: { readonly content: EmailContent; readonly why: string }) {
  const { locale, subject, paragraphs, action, below = [], stop } = content;
  return h(
    'html',
    { lang: locale },
    h(EmailHead, { title: subject }),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.page },
        h(Text, { style: styles.brand }, 'Hervonden'),
        h(
          EmailSheet,
          null,
          h(Heading, { as: 'h1', style: styles.heading }, subject),
          h(EmailTexts, { texts: paragraphs, style: styles.text }),
          action !== null && h(EmailButton, { ...action, locale }),
          h(EmailTexts, { texts: below, style: styles.smallPrint }),
        ),
        h(EmailFooter, { why, stop }),
      ),
    ),
  );
}

/** Declares both colour schemes, so that mail clients in dark mode convert the colours instead of guessing. */
function EmailHead({ title }: { readonly title: string }) {
  return h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, title),
  );
}

/** The sheet with the content. Its padding is that of a table cell: Outlook ignores any other. */
function EmailSheet({ children }: { readonly children?: ReactNode }) {
  return h(Row, null, h(Column, { style: styles.sheet }, children));
}

interface EmailTextsProps {
  readonly texts: readonly EmailText[];
  readonly style: CSSProperties;
}

function EmailTexts({ texts, style }: EmailTextsProps): ReactNode {
  return texts.map((text, index) => h(Text, { key: keyOf(text, index), style }, withLink(text)));
}

/** The text with its label as a link. */
function withLink(content: EmailText): ReactNode {
  if (typeof content === 'string') return withBreaks(content);
  const { text, label, url } = content;
  const at = text.indexOf(label);
  if (at < 0) throw new Error(`The text of the link ${url} does not contain its label.`);
  const link = h(Link, { ...newWindow, href: url, style: styles.link }, label);
  return h(Fragment, null, withBreaks(text.slice(0, at)), link, withBreaks(text.slice(at + label.length)));
}

/** The same text may occur twice, such as an empty line. */
const keyOf = (text: EmailText, index: number) => `${index} ${typeof text === 'string' ? text : text.url}`;

function withBreaks(text: string): ReactNode {
  return text
    .split('\n')
    .map((line, index) => h(Fragment, { key: keyOf(line, index) }, index > 0 && h('br'), line));
}

interface EmailButtonProps {
  readonly label: string;
  readonly url: string;
  readonly locale: Locale;
}

/** The button of an email, and its address for mail clients in which it does not work. */
function EmailButton({ label, url, locale }: EmailButtonProps): ReactElement {
  const i18n = i18nOf(locale);
  const hint = i18n._('Is the button not working? Copy this address:');
  return h(
    'div',
    null,
    h(Button, { ...newWindow, href: url, style: styles.button }, label),
    h(Text, { style: styles.addressLabel }, hint),
    h(Text, { style: styles.address }, h(Link, { ...newWindow, href: url, style: styles.link }, url)),
  );
}

function EmailFooter({ why, stop }: { readonly why: string; readonly stop: EmailContent['stop'] }) {
  const style = styles.footerLink;
  const link = stop && h(Link, { ...newWindow, href: stop.url, style }, stop.label);
  return h(Text, { style: styles.footer }, why, link && h('br'), link);
}
