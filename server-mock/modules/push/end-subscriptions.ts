import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

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
