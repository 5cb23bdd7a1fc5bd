/** A notification is to be sent through its channel now. Payload `{ sendId }`. */
export const notificationDue = 'notification_due';
/** A part of the readers of a notification for many people. Payload `{ partId, notice }`, the readers being in a table. */
export const noticePartDue = 'notification_part_due';
/** The daily email of a person is to be sent. Payload `{ userId, until }`, `until` in milliseconds since 1970. */
export const digestDue = 'notification_digest_due';
