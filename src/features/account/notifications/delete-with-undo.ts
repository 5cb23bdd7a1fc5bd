import { t } from '@lingui/core/macro';
import type { Notification } from '#domain/notifications/notification.ts';
import { deleteNotification } from '#src/data/notifications/delete-notification.ts';
import { toast, toastStore } from '#src/ui/kit/toast-store.ts';

/** Deletes a notification. It can be restored as long as the toast about it is shown. */
export function deleteWithUndo(notification: Notification): void {
  const { undo, finish } = deleteNotification(notification);
  const id = toast(t`Notification deleted`, { action: { label: t`Undo`, run: undo } });
  const stop = toastStore.subscribe(() => {
    if (toastStore.read().some((one) => one.id === id)) return;
    stop();
    finish();
  });
}
