import type { Notification } from '#domain/notifications/notification.ts';

/** A notification that is unread; its title says which one it is in each language. */
export function sampleNotification(change: Partial<Notification> = {}): Notification {
  const id = change.id ?? 'bid:1';
  const text = (title: string) => ({ title: `${title} ${id}`, body: 'Five days to answer' });
  return {
    ...{ id, kind: 'bid_received', path: `/account/biedingen/${id}`, createdAt: 1_000, readAt: null },
    texts: { nl: text('Nieuw'), en: text('New'), fr: text('Nouveau') },
    relevantUntil: null,
    ...change,
  };
}
