import type { Transaction } from 'kysely';
import { isForSale, mostCartLines } from '#domain/cart/cart-rules.ts';
import type { CommandScope } from '../../../command.ts';
import type { Database } from '../../../db/schema.ts';
import { type Cart, type CartLine, linesOf } from './carts.ts';

/**
 * Moves the content of a cart into another one and deletes it; its id leads to the remaining cart from then on. The
 * caller has locked both carts and moved the payments of the first one, in the same transaction.
 */
export async function mergeCarts({ tx, now }: CommandScope, found: Cart, own: Cart): Promise<void> {
  await moveLines(tx, found, own);
  await tx
    .updateTable('carts')
    .set({ ...addressesFrom(found, own), updated_at: now })
    .where('id', '=', own.id)
    .execute();
  await moveDiscounts(tx, found, own);
  await tx.deleteFrom('carts').where('id', '=', found.id).execute();
  await tx.insertInto('joined_carts').values({ id: found.id, cart_id: own.id }).execute();
}

/** Assigns a visitor's cart to an account. */
export async function takeOverCart({ tx, now }: CommandScope, cartId: string, userId: string): Promise<void> {
  await tx.updateTable('carts').set({ user_id: userId, updated_at: now }).where('id', '=', cartId).execute();
}

/** Keeps a cart beside the account's open cart, because the bank is processing its payment. */
export async function putCartBeside(tx: Transaction<Database>, cartId: string): Promise<void> {
  await tx.updateTable('carts').set({ stands_beside: true }).where('id', '=', cartId).execute();
}

/**
 * Adds up the quantities of products that are in both carts, up to the stock. Products that were sold in the meantime
 * stay visible (CART-025).
 */
async function moveLines(tx: Transaction<Database>, from: Cart, to: Cart): Promise<void> {
  const [moving, there] = [await linesOf(tx, from.id), await linesOf(tx, to.id)];
  const known = new Map(there.map((line) => [line.product_id, line]));
  let room = mostCartLines - there.length;
  for (const line of moving) {
    const same = known.get(line.product_id);
    if (same !== undefined) await addUp(tx, same, line.quantity);
    else if (room > 0) {
      room -= 1;
      await tx.updateTable('cart_lines').set({ cart_id: to.id }).where('id', '=', line.id).execute();
    }
  }
}

async function addUp(tx: Transaction<Database>, line: CartLine, more: number): Promise<void> {
  const stock = await tx
    .selectFrom('products')
    .select(['status', 'inventory'])
    .where('id', '=', line.product_id)
    .executeTakeFirstOrThrow();
  if (!isForSale(stock)) return;
  const quantity = Math.min(line.quantity + more, stock.inventory);
  await tx.updateTable('cart_lines').set({ quantity }).where('id', '=', line.id).execute();
}

/** Moves a code or card if the account's cart has none of its kind (CART-027, CART-028). */
async function moveDiscounts(tx: Transaction<Database>, from: Cart, to: Cart): Promise<void> {
  const rows = await tx.selectFrom('cart_discounts').selectAll().where('cart_id', '=', from.id).execute();
  for (const row of rows)
    await tx
      .insertInto('cart_discounts')
      .values({ ...row, cart_id: to.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The account's own addresses take precedence over the visitor's. */
function addressesFrom(found: Cart, own: Cart) {
  if (own.shipping_address !== null || found.shipping_address === null) return {};
  return {
    shipping_address: JSON.stringify(found.shipping_address),
    billing_address: found.billing_address === null ? null : JSON.stringify(found.billing_address),
  };
}
