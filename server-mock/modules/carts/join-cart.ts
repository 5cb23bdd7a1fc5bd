import type { Transaction } from 'kysely';
import { isForSale, mostCartLines } from '#domain/cart/cart-rules.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { type Cart, type CartLine, findCart, linesOf, openCartOf } from './store.ts';

/**
 * Puts the open cart that a visitor filled before signing in into the caller's (readings PERM-004) and answers the id
 * of the cart that stays: the visitor's becomes the caller's when there is no other. Asking again changes nothing.
 * Throws `cart_is_frozen` for a paid one, InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError.
 */
export async function joinCart(context: GraphqlContext, cartUuid: string): Promise<string> {
  const { userId } = signedIn(context);
  return await command(context, { name: 'joinCart', body: { cartUuid } }, async ({ tx, now }) => {
    // Another tab that makes the account's cart waits, and finds the one that comes of this.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const found = await findCart(tx, context.viewer, cartUuid, 'lock');
    if (found.status === 'FROZEN') throw new ValidationError('cart_is_frozen');
    if (found.user_id !== null) return found.id;
    // That of a bid stands beside the account's own.
    const own = found.bid_id === null ? await openCartOf(tx, userId) : undefined;
    if (own === undefined) {
      await tx
        .updateTable('carts')
        .set({ user_id: userId, updated_at: now })
        .where('id', '=', found.id)
        .execute();
      return found.id;
    }
    await findCart(tx, context.viewer, own.id, 'lock');
    await moveLines(tx, found, own);
    await tx
      .updateTable('carts')
      .set({ ...addressesFrom(found, own), updated_at: now })
      .where('id', '=', own.id)
      .execute();
    await moveDiscounts(tx, found, own);
    await tx.deleteFrom('carts').where('id', '=', found.id).execute();
    return own.id;
  });
}

/** What lies in both counts together, up to the stock; what was sold meanwhile stays to be seen (CART-025). */
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

/** A code or card comes along where the account's cart has none of its kind (CART-027, CART-028). */
async function moveDiscounts(tx: Transaction<Database>, from: Cart, to: Cart): Promise<void> {
  const rows = await tx.selectFrom('cart_discounts').selectAll().where('cart_id', '=', from.id).execute();
  for (const row of rows)
    await tx
      .insertInto('cart_discounts')
      .values({ ...row, cart_id: to.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The account's own addresses stay; a visitor's fill their place when there are none. */
function addressesFrom(found: Cart, own: Cart) {
  if (own.shipping_address !== null || found.shipping_address === null) return {};
  return {
    shipping_address: JSON.stringify(found.shipping_address),
    billing_address: found.billing_address === null ? null : JSON.stringify(found.billing_address),
  };
}
