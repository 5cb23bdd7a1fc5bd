import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SubscriptionsTable } from './tables.ts';

export type Subscription = Selectable<SubscriptionsTable>;

/** Returns the subscription with this id; undefined if there is none. */
export async function findSubscription(db: Kysely<Database>, id: string): Promise<Subscription | undefined> {
  return await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether emails are sent for a subscription: it is confirmed and has not ended since. */
export function isRunning({ confirmed_at, ended_at }: Subscription): boolean {
  return confirmed_at !== null && ended_at === null;
}
