import {
  blankNotification,
  notificationLimit,
  notificationSchema,
} from '#domain/notifications/notification.ts';
import type { SpecOf } from '../collection-spec.ts';

/** A person's notifications: the server writes them, devices record what was read. */
export const notificationsSpec: SpecOf<'notifications'> = {
  name: 'notifications',
  graphqlName: 'Notifications',
  inputName: 'NotificationDocumentInput',
  schema: notificationSchema,
  isId: (id) => id.length <= 120 && id.includes(':'),
  displayClocks: [],
  editable: ['readAt'],
  blank: blankNotification,
  maxDocuments: notificationLimit,
  overflow: 'refuse',
  converters: {},
};
