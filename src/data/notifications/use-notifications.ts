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

/** The notifications of whoever is signed in, following every change. */
export function useNotifications(): NotificationList {
  return useSyncExternalStore(subscribeToList, readList, readList);
}

/** How many of them are unread, following every change. */
export function useUnreadCount(): number {
  return useSyncExternalStore(subscribeToCount, readCount, readCount);
}
