import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { CartsTable } from './tables.ts';

export type Locking = 'lock' | 'read';

/** Returns the cart with this id, or the account's cart that it was merged into at sign-in. */
export async function cartBehind(
  db: Kysely<Database>,
  id: string,
  lock: Locking,
): Promise<Selectable<CartsTable> | undefined> {
  const cart = await cartWith(db, id, lock);
  if (cart !== undefined) return cart;
  const joined = await db
    .selectFrom('joined_carts')
    .select('cart_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return joined === undefined ? undefined : await cartWith(db, joined.cart_id, lock);
}

async function cartWith(db: Kysely<Database>, id: string, lock: Locking) {
  const query = db.selectFrom('carts').selectAll().where('id', '=', id);
  return await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * Handles a payment that was started for a visitor's cart before it was merged and succeeds afterwards: it buys the
 * account's cart with only the products it was started for. The account's other products move to a new cart.
 */
export async function keepUnbought(
  { tx, now }: Pick<CommandScope, 'tx' | 'now'>,
  cartId: string,
  bought: readonly { readonly product_id: string }[],
): Promise<void> {
  const cart = await tx
    .selectFrom('carts')
    .select('user_id')
    .where('id', '=', cartId)
    .where('id', 'in', tx.selectFrom('joined_carts').select('cart_id'))
    .executeTakeFirst();
  const others = tx
    .selectFrom('cart_lines')
    .select('id')
    .where('cart_id', '=', cartId)
    .where(
      'product_id',
      'not in',
      bought.map((line) => line.product_id),
    );
  if (cart === undefined || (await others.executeTakeFirst()) === undefined) return;
  const next = await tx
    .insertInto('carts')
    .values({ id: randomUUID(), user_id: cart.user_id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (next === undefined) return;
  await tx
    .updateTable('cart_lines')
    .set({ cart_id: next.id, delivery_method_id: null })
    .where('id', 'in', others)
    .execute();
}
