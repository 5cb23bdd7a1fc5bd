import { useSyncExternalStore } from 'react';
import { type NotificationList, notificationList$, unreadCount$ } from './notification-list.ts';

function subscribeToList(listener: () => void): () => void {
  const subscription = notificationList$.subscribe(listener);
  return () => subscription.unsubscribe();
}

function subscribeToCount(listener: () => void): () => void {
  const subscription = unreadCount$.subscribe(listener);
  return () => subscription.unsubscribe();
}

const readList = () => notificationList$.value;
const readCount = () => unreadCount$.value;

/** The notifications of the signed-in person, updated on every change. */
export function useNotifications(): NotificationList {
  return useSyncExternalStore(subscribeToList, readList, readList);
}

/** The number of unread notifications, updated on every change. */
export function useUnreadCount(): number {
  return useSyncExternalStore(subscribeToCount, readCount, readCount);
}
