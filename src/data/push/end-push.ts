import { errorText, logger } from '#src/platform/logger/logger.ts';
import { forgetPush } from './memory.ts';

/**
 * Ends notifications in this browser: what is still on its way never arrives, what is shown is closed, and nothing is
 * remembered of whose they were. Never rejects.
 */
export async function endPush(): Promise<void> {
  for (const done of await Promise.allSettled([dropSubscription(), forgetPush()])) {
    if (done.status === 'rejected') logger.info('push_not_ended', { error: errorText(done.reason) });
  }
}

/**
 * Ends the subscription and closes what is shown, but remembers whose it was: signed in again, they get their
 * notifications back.
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

/** Closes the notifications on the screen of this device; with a tag, the one of that tag alone. */
export async function closeShown(registration: ServiceWorkerRegistration, tag?: string): Promise<void> {
  const shown = await registration.getNotifications(tag === undefined ? {} : { tag });
  for (const notification of shown) notification.close();
}
