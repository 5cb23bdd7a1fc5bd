import { randomUUID } from 'node:crypto';
import { notificationId, notificationLimit } from '#domain/notifications/notification.ts';
import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationKindName,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts';
import { modeOf, type NotificationSettings } from '#domain/notifications/notification-settings.ts';
import { afterQuietHours, nextDigest } from '#domain/notifications/send-time.ts';
import type { CommandScope } from '../../../command.ts';
import type { Locale } from '../../../messages.ts';
import { setDeadline } from '../../../process/deadlines.ts';
import { trimDocuments, writeDocument } from '../../sync/public.ts';
import { planDigest, sendDeadline } from '../deadlines.ts';
import { noticePartDue, notificationDue } from '../events.ts';
import { settingsOf } from '../read-settings.ts';
import type { Reader } from '../readers-view.ts';
import { type LocalizedText, notificationTexts } from './texts.ts';

/** A notification for several people. */
export interface Notice {
  readonly kind: NotificationKindName;
  readonly readers: readonly Reader[];
  /** The id of its subject, such as a bid. Together with the kind's topic it identifies the entry in the list. */
  readonly subject: string;
  /** What happened to the subject, if the texts of the kind depend on it. */
  readonly detail?: string;
  /** The title of its subject, if the texts of the kind mention it. */
  readonly titles?: Readonly<Record<Locale, string>>;
  /** A point in time, such as a deadline, that the texts of the kind mention. */
  readonly moment?: Date;
  /** The path of the page that shows it. */
  readonly path: string;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Adds a notification to the list of each reader and schedules its emails and pushes by their settings, in the
 * caller's transaction. Idempotent per event: each reader gets a kind and subject once per channel.
 */
export async function notify(
  scope: CommandScope,
  event: { readonly id: string },
  notice: Notice,
): Promise<void> {
  const { tx, now } = scope;
  const kind: NotificationKind = notificationKinds[notice.kind];
  const texts = notificationTexts(notice.kind, notice.detail ?? '', notice);
  const relevantUntil = kind.relevantDays === null ? null : new Date(now.getTime() + kind.relevantDays * day);
  const planned = { event, notice, kind, texts, relevantUntil };
  // Ordered by id, so that two notifications for the same people cannot deadlock.
  const readers = notice.readers.toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
  const settings = await settingsOf(
    tx,
    readers.map(({ userId }) => userId),
  );
  for (const reader of readers) {
    if (kind.topic !== null) {
      const id = notificationId(kind.topic, notice.subject);
      await writeDocument(tx, reader.userId, 'notifications', id, {
        ...{ id, kind: notice.kind, path: notice.path, texts, readAt: null },
        createdAt: now.getTime(),
        relevantUntil: relevantUntil?.getTime() ?? null,
      });
      await trimDocuments(tx, reader.userId, 'notifications', notificationLimit);
    }
    for (const channel of kind.channels) {
      await plan(scope, { ...planned, reader, channel, settings: settings(reader.userId) });
    }
  }
}

/**
 * The maximum number of readers per transaction; beyond it, a notification is written in parts, each with its own
 * event.
 */
const readersAtOnce = 100;

/**
 * Like `notify`, for notifications that may have very many readers: it never uses one transaction for all of them.
 * The readers of a part wait in a table, so that an account deleted in the meantime is removed from it.
 */
export async function notifyMany(
  scope: CommandScope,
  event: { readonly id: string },
  notice: Notice,
): Promise<void> {
  const { readers, ...rest } = notice;
  if (readers.length <= readersAtOnce) {
    await notify(scope, event, notice);
    return;
  }
  for (let start = 0; start < readers.length; start += readersAtOnce) {
    const partId = randomUUID();
    const part = readers.slice(start, start + readersAtOnce);
    await scope.tx
      .insertInto('notification_part_readers')
      .values(part.map(({ userId, locale }) => ({ part_id: partId, user_id: userId, locale })))
      .execute();
    await scope.emit(noticePartDue, { partId, notice: rest });
  }
}

interface Planned {
  readonly event: { readonly id: string };
  readonly notice: Notice;
  readonly kind: NotificationKind;
  readonly texts: Readonly<Record<Locale, LocalizedText>>;
  readonly relevantUntil: Date | null;
  readonly reader: Reader;
  readonly channel: NotificationChannel;
  readonly settings: NotificationSettings;
}

async function plan(scope: CommandScope, planned: Planned): Promise<void> {
  const { notice, kind, reader, channel, settings } = planned;
  const isReceipt = kind.isReceipt === true;
  const mode = modeOf(settings, kind, channel);
  if (mode === 'off') return;
  const now = scope.now.getTime();
  const { quietHours } = settings;
  const sendAt =
    mode === 'daily' ? nextDigest(now, quietHours) : isReceipt ? now : afterQuietHours(now, quietHours);
  const row = await scope.tx
    .insertInto('notification_sends')
    .values({
      id: randomUUID(),
      event_id: planned.event.id,
      user_id: reader.userId,
      kind: notice.kind,
      channel,
      subject: notice.subject,
      detail: notice.detail ?? '',
      path: notice.path,
      locale: reader.locale,
      texts: JSON.stringify(planned.texts),
      mode,
      created_at: scope.now,
      send_at: new Date(sendAt),
      relevant_until: planned.relevantUntil,
      reason: null,
      done_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'user_id', 'kind', 'subject', 'channel']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return;
  const dueAt = new Date(sendAt);
  if (mode === 'daily') await planDigest(scope.tx, reader.userId, dueAt);
  else if (sendAt <= now)
    await scope.emit(notificationDue[channel], { sendId: row.id, userId: reader.userId });
  else await setDeadline(scope.tx, { kind: sendDeadline, subjectId: row.id, dueAt });
}
