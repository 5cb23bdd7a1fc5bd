import type { Notification } from '#domain/notifications/notification.ts';

/** An unread notification whose title contains its id in each language. */
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
