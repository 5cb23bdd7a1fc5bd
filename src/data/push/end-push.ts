import { errorText, logger } from '#src/platform/logger/logger.ts';
import { forgetPush } from './memory.ts';

/**
 * Ends push notifications in this browser: pending ones never arrive, visible ones are closed, and the stored owner
 * is removed. Never rejects.
 */
export async function endPush(): Promise<void> {
  for (const done of await Promise.allSettled([dropSubscription(), forgetPush()])) {
    if (done.status === 'rejected') logger.info('push_not_ended', { error: errorText(done.reason) });
  }
}

/**
 * Ends the subscription and closes visible notifications, but keeps the stored owner, so that signing in again
 * restores their notifications.
 */
export async function dropSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  try {
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
  } finally {
    await closeShown(registration);
  }
}

/** Closes the visible notifications on this device; with a tag, only the one with that tag. */
export async function closeShown(registration: ServiceWorkerRegistration, tag?: string): Promise<void> {
  const shown = await registration.getNotifications(tag === undefined ? {} : { tag });
  for (const notification of shown) notification.close();
}
