import { request } from '#src/data/graphql/client.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { endPush } from './end-push.ts';
import { RemovePushSubscriptionDocument } from './push.gen.ts';

/**
 * Ends push notifications in this browser and on the server. Without a network they end only here, and the server
 * learns it from the push service. Never rejects.
 */
export async function turnOffPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription != null)
      await request(RemovePushSubscriptionDocument, { endpoint: subscription.endpoint });
  } catch (error) {
    logger.info('push_not_removed_at_server', { error: errorText(error) });
  }
  await endPush();
}
