import type { Notification } from '#domain/notifications/notification.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';

export interface NotificationDay {
  /** The date in Amsterdam, for example "2026-11-21". */
  readonly day: string;
  readonly notifications: readonly Notification[];
}

/** Groups notifications by day and keeps their order. */
export function byDay(notifications: readonly Notification[]): readonly NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const one of notifications) {
    const day = amsterdamDay(new Date(one.createdAt));
    const others = days.get(day);
    if (others === undefined) days.set(day, [one]);
    else others.push(one);
  }
  return [...days].map(([day, ofDay]) => ({ day, notifications: ofDay }));
}
