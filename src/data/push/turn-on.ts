import { errorText, logger } from '#src/platform/logger/logger.ts';
import { followPush } from './follow-push.ts';
import { subscribe } from './subscribe.ts';

export type TurnOnOutcome = 'subscribed' | 'denied' | 'dismissed' | 'failed';

/**
 * Shows the browser's permission prompt and subscribes. Must be called from a click, because browsers ignore the
 * request otherwise.
 */
export async function turnOnPush(): Promise<TurnOnOutcome> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
    if (!(await subscribe())) return 'failed';
    followPush();
    return 'subscribed';
  } catch (error) {
    logger.info('push_not_turned_on', { error: errorText(error) });
    return 'failed';
  }
}
