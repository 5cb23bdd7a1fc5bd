import { type Notification, notificationSchema } from '#domain/notifications/notification.ts';
import { rowSchema } from '../mirror.ts';

/** The person's notifications: some hundreds at most, so they need no index. */
export const notificationsSchema = rowSchema<Notification>('notifications', 0, notificationSchema);
