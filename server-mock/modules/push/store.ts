import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { activeSubscriptions } from './active-subscriptions.ts';

export type { PushOutcome } from './attempts.ts';
export { endSubscriptionsOf } from './end-subscriptions.ts';
export { pushMessage } from './push-payload.ts';
export { sendPush } from './send-push.ts';

/** The browsers of these people that show notifications, in the order in which they subscribed. */
export async function pushSubscriptionsOf(
  db: Kysely<Database>,
  userIds: readonly string[],
  now: Date,
): Promise<readonly { readonly id: string; readonly userId: string }[]> {
  if (userIds.length === 0) return [];
  return await activeSubscriptions(db, now)
    .where('push_subscriptions.user_id', 'in', [...userIds])
    .orderBy('push_subscriptions.created_at')
    .orderBy('push_subscriptions.id')
    .select(['push_subscriptions.id', 'push_subscriptions.user_id as userId'])
    .execute();
}
