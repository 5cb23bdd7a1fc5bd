import { type Kysely, type RawBuilder, sql } from 'kysely';
import { liveStatuses } from '#domain/payments/transaction.ts';
import type { Database } from '../../db/schema.ts';

/** Who redeems a code, by everything that names them. */
export interface Redeemer {
  /** Null for a visitor. */
  readonly userId: string | null;
  /**
   * In their normal form. Only a payment is judged by them: a cart that were, would tell anybody which addresses have
   * bought here.
   */
  readonly emails: readonly string[];
}

/** Whether this person has bought before in another cart, or is paying with a code for a first purchase there. */
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

/** Whether this person bought in another cart with a code for a first purchase, and was not paid back. */
export async function hasBeenWelcomed(db: Kysely<Database>, cartId: string, who: Redeemer): Promise<boolean> {
  const bought = await paymentsWithWelcome(db, cartId, who)
    .where('status', '=', 'completed')
    .where('id', 'in', db.selectFrom('orders').select('transaction_id'))
    .executeTakeFirst();
  return bought !== undefined;
}

/** Whether the account that buys this cart sells something in it: a code would take from the shop alone. */
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

/** Of orders or payments: those of the account or of an address. */
function isTheirs({ userId, emails }: Redeemer): RawBuilder<boolean> {
  const ways = [
    ...(userId === null ? [] : [sql`user_id = ${userId}`]),
    ...emails.map((email) => sql`email = ${email}`),
  ];
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}
