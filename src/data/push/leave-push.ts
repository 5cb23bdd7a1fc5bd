import { errorText, logger } from '#src/platform/logger/logger.ts';

/**
 * Ends push notifications in this browser for an account that leaves it. The code has been cached since the first
 * visit; without it the server still ends the subscription. Never rejects.
 */
export async function leavePush(): Promise<void> {
  try {
    const { endPush } = await import('./end-push.ts');
    await endPush();
  } catch (error) {
    logger.info('push_not_ended', { error: errorText(error) });
  }
}
