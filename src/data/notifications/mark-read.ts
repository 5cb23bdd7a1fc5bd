import type { Notification } from '#domain/notifications/notification.ts';
import { openDatabaseNow } from '../db/database-stream.ts';
import { editDocument } from '../db/write.ts';

/**
 * Marks notifications as read, on this device first. A notification that was replaced by a later one since it was
 * seen stays unread.
 */
export async function markRead(seen: readonly Notification[]): Promise<void> {
  const unread = seen.filter(({ readAt }) => readAt === null);
  if (unread.length === 0) return;
  const database = await openDatabaseNow();
  const readAt = Date.now();
  await Promise.all(
    unread.map(({ id, createdAt }) =>
      editDocument(database, 'notifications', id, (current) =>
        current.readAt === null && current.createdAt === createdAt ? { ...current, readAt } : current,
      ),
    ),
  );
}
