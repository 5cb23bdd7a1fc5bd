import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { DiscountCodesTable, SubscriptionsTable } from './tables.ts';

export type Subscription = Selectable<SubscriptionsTable>;
export type DiscountCode = Selectable<DiscountCodesTable>;

/** The subscription of this id; undefined when there is none. */
export async function findSubscription(db: Kysely<Database>, id: string): Promise<Subscription | undefined> {
  return await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a subscription is mailed: its address was confirmed, and it was not ended since. */
export function isRunning({ confirmed_at, ended_at }: Subscription): boolean {
  return confirmed_at !== null && ended_at === null;
}

/**
 * The code that somebody typed, in whatever case and with spaces around it (CART-003); undefined when there is no such
 * code, or its time is over. Whether it was used before, and whom it serves, is the cart's to judge.
 */
export async function findDiscountCode(
  db: Kysely<Database>,
  typed: string,
  now: Date,
): Promise<DiscountCode | undefined> {
  const code = typed.trim().toUpperCase();
  if (code === '' || code.length > 50) return undefined;
  return await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', code)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .executeTakeFirst();
}
