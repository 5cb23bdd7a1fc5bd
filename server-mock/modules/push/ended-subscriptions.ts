import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';

/** Milliseconds in which the browser of an ended subscription may renew it. */
const renewableTime = 30 * 24 * 60 * 60 * 1000;
/** The deadline of an ended subscription, by its id, after which its browser can no longer renew it. */
const endedDeadline = 'push_subscription_ended';

/** Subscriptions that ended at this moment or before can no longer be renewed. */
export function renewableSince(now: Date): Date {
  return new Date(now.getTime() - renewableTime);
}

/**
 * Ends a subscription that its push service no longer knows. The row stays for a while: if the push service has
 * replaced the subscription, the browser renews it with the old secret. Returns false if it has another endpoint by
 * now.
 */
export async function endByPushService(
  tx: Transaction<Database>,
  { id, endpoint }: { readonly id: string; readonly endpoint: string },
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable('push_subscriptions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await setDeadline(tx, {
    ...{ kind: endedDeadline, subjectId: id },
    dueAt: new Date(now.getTime() + renewableTime),
  });
  return true;
}

const forgetEnded: DeadlineHandler = {
  kind: endedDeadline,
  run: async ({ tx, now }, id) => {
    await tx
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .where('ended_at', '<=', renewableSince(now))
      .execute();
  },
};

export const pushDeadlines: readonly DeadlineHandler[] = [forgetEnded];
