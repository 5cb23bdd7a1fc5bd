import type { NotificationChannel } from '#domain/notifications/notification-kinds.ts';

/** A notification is to be sent through its channel now. Payload `{ sendId, userId }`. Pushes have a lane of their own. */
export const notificationDue = {
  email: 'notification_email_due',
  push: 'notification_push_due',
} as const satisfies Readonly<Record<NotificationChannel, string>>;
/** A part of the readers of a notification for many people. Payload `{ partId, notice }`, the readers being in a table. */
export const noticePartDue = 'notification_part_due';
/**
 * The daily email of a person is to be sent. Payload `{ userId, until, cause? }`: `until` in milliseconds since 1970,
 * `cause` the id of the event that it repeats.
 */
export const digestDue = 'notification_digest_due';
