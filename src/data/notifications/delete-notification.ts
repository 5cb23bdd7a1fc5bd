import type { Notification } from '#domain/notifications/notification.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { openDatabaseNow } from '../db/database-stream.ts';
import { removeDocument } from '../db/write.ts';
import { pendingDeletions$, versionOf } from './pending-deletions.ts';

export interface PendingDeletion {
  /** Restores the notification; does nothing once it is deleted. */
  readonly undo: () => void;
  /** Deletes the notification permanently. */
  readonly finish: () => void;
}

function changePending(change: (versions: Set<string>) => void): void {
  const versions = new Set(pendingDeletions$.value);
  change(versions);
  pendingDeletions$.next(versions);
}

async function remove(notification: Notification): Promise<void> {
  const database = await openDatabaseNow();
  const stored = await database.notifications.findOne(notification.id).exec();
  // A later notification replaced it meanwhile, and that one must stay.
  if (stored?.createdAt === notification.createdAt) {
    await removeDocument(database, 'notifications', notification.id);
  }
}

/**
 * Removes a notification from the list at once and deletes it on `finish` or when the page is left. Only until then
 * can it be undone, because the server does not restore a deleted notification.
 */
export function deleteNotification(notification: Notification): PendingDeletion {
  const version = versionOf(notification);
  changePending((versions) => versions.add(version));
  let isOpen = true;
  const close = (): boolean => {
    const wasOpen = isOpen;
    isOpen = false;
    removeEventListener('pagehide', finish);
    return wasOpen;
  };
  function finish(): void {
    if (!close()) return;
    void remove(notification)
      .catch((error: unknown) => logger.warn('notification_not_deleted', { error: errorText(error) }))
      // Shows it in the list again if it could not be deleted.
      .finally(() => changePending((versions) => versions.delete(version)));
  }
  addEventListener('pagehide', finish);
  return {
    finish,
    undo: () => {
      if (close()) changePending((versions) => versions.delete(version));
    },
  };
}
