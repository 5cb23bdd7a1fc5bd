import type { Generated } from 'kysely';
import type { NotificationChannel } from '#domain/notifications/notification-kinds.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';
import type { LocalizedText } from './public/texts.ts';

interface NotificationSettingsTable {
  user_id: string;
  settings: Json;
  updated_at: Timestamp;
}

/** One notification for one person through one channel. The entry in the person's list is a replicated document. */
export interface NotificationSendsTable {
  id: string;
  event_id: string;
  user_id: string;
  /** A name of `notificationKinds`. After an update, rows with a name that no longer exists may still be waiting. */
  kind: string;
  channel: NotificationChannel;
  subject: string;
  detail: Generated<string>;
  path: string;
  locale: Locale;
  texts: Json<Readonly<Record<Locale, LocalizedText>>>;
  mode: 'now' | 'daily';
  created_at: Timestamp;
  send_at: Timestamp;
  relevant_until: Timestamp | null;
  state: Generated<'WAITING' | 'SENT' | 'DROPPED'>;
  reason: string | null;
  done_at: Timestamp | null;
}

/** When a person's last daily email was due, whether or not it was sent. */
interface NotificationDigestsTable {
  user_id: string;
  sent_at: Timestamp;
}

/** The readers of a part of a large notification, until the part is processed. */
interface NotificationPartReadersTable {
  part_id: string;
  user_id: string;
  locale: Locale;
}

/** The last notification of a kind about a subject, for kinds that must not be repeated for a while. */
interface NotificationPausesTable {
  kind: string;
  subject: string;
  noticed_at: Timestamp;
}

export interface NotificationTables {
  notification_pauses: NotificationPausesTable;
  notification_part_readers: NotificationPartReadersTable;
  notification_digests: NotificationDigestsTable;
  notification_settings: NotificationSettingsTable;
  notification_sends: NotificationSendsTable;
}
