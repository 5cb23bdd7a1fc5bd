import type { Generated } from 'kysely';
import type { NotificationChannel } from '#domain/notifications/notification-kinds.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';
import type { LocalizedText } from './texts.ts';

interface NotificationSettingsTable {
  user_id: string;
  settings: Json;
  updated_at: Timestamp;
}

/** One notification for one person through one channel; what is in the person's list is a replicated document. */
export interface NotificationSendsTable {
  id: string;
  event_id: string;
  user_id: string;
  /** A name of `notificationKinds`; an older one may still wait after an update. */
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

/** When a person's last daily email was due, whether or not there was something to say. */
interface NotificationDigestsTable {
  user_id: string;
  sent_at: Timestamp;
}

/** Whom a part of a notification for many people is for, until the part has been written. */
interface NotificationPartReadersTable {
  part_id: string;
  user_id: string;
  locale: Locale;
}

/** When a notification about a subject was last given that is not to be repeated for a while. */
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
