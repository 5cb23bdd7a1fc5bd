import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { activeSubscriptions } from '../active-subscriptions.ts';

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

/** Deletes the subscriptions of sessions that end, including ended subscriptions, in the caller's transaction. */
export async function endSubscriptionsOf(
  tx: Transaction<Database>,
  tokenIds: readonly string[],
): Promise<void> {
  if (tokenIds.length === 0) return;
  await tx
    .deleteFrom('push_subscriptions')
    .where('token_id', 'in', [...tokenIds])
    .execute();
}
