import type { Notification } from '#domain/notifications/notification.ts';
import { timeZone } from '#src/i18n/format.ts';
import { type Locale, localeTags } from '#src/i18n/locale.ts';

export interface NotificationDay {
  /** The date in Amsterdam, for example "2026-11-21". */
  readonly day: string;
  readonly notifications: readonly Notification[];
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The date in Amsterdam, for example "2026-11-21", of a timestamp in milliseconds since 1970. */
export function dayOf(moment: number): string {
  return dayFormat.format(moment);
}

/** The day before: "2026-10-31" for "2026-11-01". */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Groups notifications by day and keeps their order. */
export function byDay(notifications: readonly Notification[]): readonly NotificationDay[] {
  const days = new Map<string, Notification[]>();
  for (const one of notifications) {
    const day = dayOf(one.createdAt);
    const others = days.get(day);
    if (others === undefined) days.set(day, [one]);
    else others.push(one);
  }
  return [...days].map(([day, ofDay]) => ({ day, notifications: ofDay }));
}

/** A day in words, for example "zaterdag 21 november", with the year if it differs from that of `today`. */
export function dayName(day: string, today: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
}
