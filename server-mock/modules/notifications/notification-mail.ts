import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { LocalizedText } from './public/texts.ts';

/** The email of a notification whose module has no email for it: its short text and a button. */
export function notificationMail({ title, body }: LocalizedText, url: string, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  return { locale, subject: title, paragraphs: [body], action: { label: i18n._('View'), url } };
}
