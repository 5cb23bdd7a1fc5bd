import {
  type NotificationKind,
  type NotificationKindName,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import type { EmailWriters } from '../../process/email-writer.ts';
import { digestMail } from './digest-mail.ts';
import { notificationMail } from './notification-mail.ts';
import { notificationDetails, notificationTexts } from './public/texts.ts';
import { stopLabel } from './stop-label.ts';

const { title, date: moment, url } = sampleFacts;
const titles = { nl: title, en: title, fr: title };

function textOf(kind: NotificationKindName, detail: string, locale: Locale) {
  return notificationTexts(kind, detail, { titles, moment })[locale];
}

/** The kinds whose email is the short text of their notification, because no module writes a longer one. */
function shortKinds(writers: EmailWriters): readonly NotificationKindName[] {
  return (Object.keys(notificationKinds) as NotificationKindName[]).filter((name) => {
    const kind: NotificationKind = notificationKinds[name];
    return kind.channels.includes('email') && writers[name] === undefined;
  });
}

function shortEmail(name: NotificationKindName, detail: string, locale: Locale): EmailContent {
  const kind: NotificationKind = notificationKinds[name];
  const content = notificationMail(textOf(name, detail, locale), url, locale);
  if (kind.isReceipt === true || kind.essential?.includes('email') === true) return content;
  return { ...content, stop: { label: stopLabel(kind.group, locale), url } };
}

function digest(length: number, locale: Locale): EmailContent {
  const notification = { ...textOf('bid_received', '', locale), url };
  const notifications = Array.from({ length }, () => notification);
  return digestMail({ notifications, listUrl: url, settingsUrl: url, stopUrl: url }, locale);
}

/** Samples of the short emails and of the daily one. */
export function notificationEmailSamples(writers: EmailWriters): readonly EmailSample[] {
  return [
    ...shortKinds(writers).flatMap((kind) =>
      samplesOf(kind, notificationDetails(kind), (detail, locale) => shortEmail(kind, detail, locale)),
    ),
    ...samplesOf('daily', ['one', 'several', 'many'], (variant, locale) =>
      digest({ one: 1, several: 3, many: 25 }[variant], locale),
    ),
  ];
}
