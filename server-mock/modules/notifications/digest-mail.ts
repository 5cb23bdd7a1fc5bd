import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { type EmailContent, withUrl } from '../../outside/mail/email-content.ts';
import type { LocalizedText } from './public/texts.ts';

interface Digest {
  /** The notifications, the oldest first. */
  readonly notifications: readonly (LocalizedText & { readonly url: string })[];
  readonly listUrl: string;
  readonly settingsUrl: string;
  readonly stopUrl: string;
}

/** The maximum number of notifications in one email; the list of notifications has the rest. */
const longestDigest = 20;

/** The daily email. */
export function digestMail(
  { notifications, listUrl, settingsUrl, stopUrl }: Digest,
  locale: Locale,
): EmailContent & { readonly stop: NonNullable<EmailContent['stop']> } {
  const i18n = i18nOf(locale);
  const count = notifications.length;
  const shown = notifications.slice(-longestDigest);
  const rest = count - shown.length;
  const more = i18n._('{count, plural, one {And # more notification.} other {And # more notifications.}}', {
    count: rest,
  });
  return {
    locale,
    subject: i18n._('{count, plural, one {An update for you} other {# updates for you}}', { count }),
    paragraphs: [
      i18n._('Here is what happened:'),
      ...shown.map(({ title, body, url }) => {
        const label = asSentence(title);
        return { text: `${label} ${body}`, label, url };
      }),
      ...(rest > 0 ? [more] : []),
    ],
    action: { label: i18n._('View all notifications'), url: listUrl },
    below: [withUrl(i18n._('Notification settings: {url}', { url: settingsUrl }), settingsUrl)],
    stop: { label: i18n._('Stop the daily email'), url: stopUrl },
  };
}

/** Ends a title with a full stop, unless it is a question. */
function asSentence(title: string): string {
  return /[.?!…]$/.test(title) ? title : `${title}.`;
}
