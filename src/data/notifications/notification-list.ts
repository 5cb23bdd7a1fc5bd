import { BehaviorSubject } from 'rxjs';
import type { Notification } from '#domain/notifications/notification.ts';

export interface NotificationList {
  /**
   * False until the local database is open, and while an account's notifications may still be arriving for the first
   * time.
   */
  readonly ready: boolean;
  /** Newest first. */
  readonly notifications: readonly Notification[];
}

export const noNotifications: NotificationList = { ready: false, notifications: [] };

/** The notifications of the signed-in person, followed once for the bell, the menu and the list. */
export const notificationList$ = new BehaviorSubject<NotificationList>(noNotifications);

/** How many of them are unread now. */
export const unreadCount$ = new BehaviorSubject(0);
