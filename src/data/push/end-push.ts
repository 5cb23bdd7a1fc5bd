import { errorText, logger } from '#src/platform/logger/logger.ts';
import { forgetPush } from './memory.ts';

/** Ends the subscription in this browser: what is still on its way never arrives. Never rejects. */
export async function endPush(): Promise<void> {
  try {
    await dropSubscription();
    await forgetPush();
  } catch (error) {
    logger.info('push_not_ended', { error: errorText(error) });
  }
}

/** Ends the subscription, but remembers whose it was: signed in again, they get their notifications back. */
export async function dropSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
