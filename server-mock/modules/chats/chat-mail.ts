import type { I18n } from '@lingui/core';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

interface Unread {
  /** The sender's name; empty if the account was deleted. */
  readonly from: string;
  readonly title: string;
  readonly address: string;
}

/** Where a buyer without an account reads the messages. */
type GuestPlace = 'order' | 'bid';

const guestMessages: Readonly<Record<GuestPlace, string>> = {
  order: /*i18n*/ '{from} wrote to you about {title}. Read the message and reply on your order page.',
  bid: /*i18n*/ '{from} wrote to you about {title}. Read the message and reply on your bid page.',
};

function valuesOf(i18n: I18n, { from, title }: Pick<Unread, 'from' | 'title'>): Record<string, string> {
  return { title, from: from === '' ? i18n._('Someone') : from };
}

const safetyText = (i18n: I18n) => i18n._('Only pay through Hervonden, so that you are protected.');

/** The email about unread messages; it does not contain their text. */
export function chatMail(unread: Unread, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const values = valuesOf(i18n, unread);
  return {
    locale,
    subject: i18n._('New message about {title}', values),
    paragraphs: [
      i18n._(
        '{from} wrote to you about {title}. Read the message and reply in your account, under Chats.',
        values,
      ),
    ],
    action: { label: i18n._('Read the message'), url: unread.address },
    below: [safetyText(i18n)],
  };
}

/** Returns the same content for a buyer without an account. */
export function guestChatContent(
  { place, ...unread }: Pick<Unread, 'from' | 'title'> & { readonly place: GuestPlace },
  locale: Locale,
): Pick<EmailContent, 'subject' | 'paragraphs'> {
  const i18n = i18nOf(locale);
  const values = valuesOf(i18n, unread);
  return {
    subject: i18n._('New message about {title}', values),
    paragraphs: [i18n._(guestMessages[place], values), safetyText(i18n)],
  };
}
