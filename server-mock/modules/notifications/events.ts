import type { NotificationChannel } from '#domain/notifications/notification-kinds.ts';

/**
 * A notification is due to be sent through its channel. Payload `{ sendId, userId }`. Pushes are processed in their
 * own lane.
 */
export const notificationDue = {
  email: 'notification_email_due',
  push: 'notification_push_due',
} as const satisfies Readonly<Record<NotificationChannel, string>>;
/**
 * A part of the readers of a large notification is due. Payload `{ partId, notice }`; the readers are in
 * `notification_part_readers`.
 */
export const noticePartDue = 'notification_part_due';
/**
 * The daily email of a person is due. Payload `{ userId, until, cause? }`: `until` in milliseconds since 1970,
 * `cause` the id of the event that it repeats.
 */
export const digestDue = 'notification_digest_due';
