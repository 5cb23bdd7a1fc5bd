import type { Transaction } from 'kysely';
import { isForSale, mostCartLines } from '#domain/cart/cart-rules.ts';
import { type CommandScope, command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { livePaymentOf, supersedePayment } from '../payments/store.ts';
import { type Cart, type CartLine, findCart, linesOf, openCartOf } from './store.ts';

/**
 * Puts the open cart that a visitor filled before signing in into the caller's (readings PERM-004) and answers the id
 * of the cart that stays: the visitor's becomes the caller's when there is no other. The id of one that went still leads
 * to the cart with its pieces. A cart whose payment the bank has in hand is not touched: it stands beside the other one.
 * Asking again changes nothing. Throws `cart_is_frozen` for a paid one, InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError.
 */
export async function joinCart(context: GraphqlContext, cartUuid: string): Promise<string> {
  const { userId } = signedIn(context);
  return await command(context, { name: 'joinCart', body: { cartUuid } }, async (scope) => {
    const { tx } = scope;
    // Another tab that makes the account's cart waits, and finds the one that comes of this.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const found = await findCart(tx, context.viewer, cartUuid, 'lock');
    if (found.status === 'FROZEN') throw new ValidationError('cart_is_frozen');
    if (found.user_id !== null) return found.id;
    // That of a bid stands beside the account's own.
    const own = found.bid_id === null ? await openCartOf(tx, userId, 'lock') : undefined;
    if (own === undefined) return await takeOver(scope, found.id, userId);
    return await joinInto(scope, found, own, userId);
  });
}

async function joinInto(scope: CommandScope, found: Cart, own: Cart, userId: string): Promise<string> {
  const { tx } = scope;
  const paying = await livePaymentOf(tx, found.id);
  if (paying?.status === 'reserved') {
    await putBeside(tx, found.id);
    await takeOver(scope, found.id, userId);
    return own.id;
  }
  if ((await livePaymentOf(tx, own.id))?.status === 'reserved') {
    await putBeside(tx, own.id);
    return await takeOver(scope, found.id, userId);
  }
  if (paying !== undefined) await supersedePayment(scope, paying.id);
  await moveLines(tx, found, own);
  await tx
    .updateTable('carts')
    .set({ ...addressesFrom(found, own), updated_at: scope.now })
    .where('id', '=', own.id)
    .execute();
  await moveDiscounts(tx, found, own);
  // Should the bank be paid for one of them all the same, that buys this cart or is given back.
  await giveTo(tx, found.id, userId);
  await tx.updateTable('transactions').set({ cart_id: own.id }).where('cart_id', '=', found.id).execute();
  await tx.deleteFrom('carts').where('id', '=', found.id).execute();
  await tx.insertInto('joined_carts').values({ id: found.id, cart_id: own.id }).execute();
  return own.id;
}

/** The visitor's cart becomes the account's, with what is being paid for it: its order is among the account's. */
async function takeOver({ tx, now }: CommandScope, cartId: string, userId: string): Promise<string> {
  await giveTo(tx, cartId, userId);
  await tx.updateTable('carts').set({ user_id: userId, updated_at: now }).where('id', '=', cartId).execute();
  return cartId;
}

async function giveTo(tx: Transaction<Database>, cartId: string, userId: string): Promise<void> {
  await tx
    .updateTable('transactions')
    .set({ user_id: userId })
    .where('cart_id', '=', cartId)
    .where('user_id', 'is', null)
    .execute();
}

async function putBeside(tx: Transaction<Database>, cartId: string): Promise<void> {
  await tx.updateTable('carts').set({ stands_beside: true }).where('id', '=', cartId).execute();
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
