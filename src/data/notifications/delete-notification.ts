import type { Notification } from '#domain/notifications/notification.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { openDatabaseNow } from '../db/database-stream.ts';
import { removeDocument } from '../db/write.ts';
import { pendingDeletions$, versionOf } from './pending-deletions.ts';

export interface PendingDeletion {
  /** Puts it back; nothing happens once it is deleted. */
  readonly undo: () => void;
  /** Deletes it for good. */
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
  // A later one took its place meanwhile: that one was not deleted.
  if (stored?.createdAt === notification.createdAt) {
    await removeDocument(database, 'notifications', notification.id);
  }
}

/**
 * Takes a notification off the list at once and deletes it when that is finished, or when the page is left: the server
 * takes no deleted notification back, so it can be undone only until then.
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
      // In the list again if it could not be deleted.
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
