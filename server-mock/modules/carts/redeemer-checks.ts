import { type Kysely, type RawBuilder, sql } from 'kysely';
import { liveStatuses } from '#domain/payments/transaction.ts';
import type { Database } from '../../db/schema.ts';
import type { Redeemer } from './redeemer-view.ts';

/**
 * Returns whether this person has bought before in another cart, or is paying there with a code for first purchases.
 */
export async function isKnownBuyer(db: Kysely<Database>, cartId: string, who: Redeemer): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '<>', cartId)
    .where(isTheirs(who))
    .executeTakeFirst();
  if (order !== undefined) return true;
  const paying = await paymentsWithWelcome(db, cartId, who)
    .where('status', 'in', [...liveStatuses])
    .where('superseded', '=', false)
    .executeTakeFirst();
  return paying !== undefined;
}

/**
 * Returns whether this person bought in another cart with a code for first purchases. A payment that was refunded or
 * charged back does not count, nor does one that did not become an order.
 */
export async function hasBeenWelcomed(db: Kysely<Database>, cartId: string, who: Redeemer): Promise<boolean> {
  const bought = await paymentsWithWelcome(db, cartId, who)
    .where('status', '=', 'completed')
    .where('id', 'in', db.selectFrom('orders').select('transaction_id'))
    .executeTakeFirst();
  return bought !== undefined;
}

/**
 * Returns whether the account that owns this cart sells a product in it; a discount would then be at the shop's
 * expense only.
 */
export async function isOwnSeller(
  db: Kysely<Database>,
  cartId: string,
  { userId }: Redeemer,
): Promise<boolean> {
  if (userId === null) return false;
  const own = await db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('users', 'users.seller_id', 'products.seller_id')
    .where('cart_lines.cart_id', '=', cartId)
    .where('users.id', '=', userId)
    .select('cart_lines.id')
    .executeTakeFirst();
  return own !== undefined;
}

function paymentsWithWelcome(db: Kysely<Database>, cartId: string, who: Redeemer) {
  const codes = db.selectFrom('discount_codes').select('id').where('first_purchase_only', '=', true);
  return db
    .selectFrom('transactions')
    .select('id')
    .where('cart_id', '<>', cartId)
    .where('discount_id', 'in', codes)
    .where(isTheirs(who));
}

/** Matches the orders or payments of the account or of one of the addresses. */
function isTheirs({ userId, emails }: Redeemer): RawBuilder<boolean> {
  const matches = [
    ...(userId === null ? [] : [sql`user_id = ${userId}`]),
    ...emails.map((email) => sql`email = ${email}`),
  ];
  return matches.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(matches, sql` or `)})`;
}
