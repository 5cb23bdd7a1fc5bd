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
 * Merges the open cart that a visitor filled before signing in into the caller's cart (PERM-004, docs/readings.md)
 * and returns the id of the remaining cart. If the caller has no open cart, the visitor's cart becomes theirs. The id
 * of a merged cart still leads to the cart that has its products. A cart whose payment the bank is processing is not
 * merged; it exists beside the other one. Repeated calls change nothing. Throws `cart_is_frozen` if the cart is paid,
 * InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError.
 */
export async function joinCart(context: GraphqlContext, cartUuid: string): Promise<string> {
  const { userId } = signedIn(context);
  return await command(context, { name: 'joinCart', body: { cartUuid } }, async (scope) => {
    const { tx } = scope;
    // A concurrent request that creates the account's cart waits for this lock and then finds the merged cart.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const found = await findCart(tx, context.viewer, cartUuid, 'lock');
    if (found.status === 'FROZEN') throw new ValidationError('cart_is_frozen');
    if (found.user_id !== null) return found.id;
    // The cart of a bid is never merged; it exists beside the account's open cart.
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
  // If a payment of the merged cart succeeds all the same, it buys the remaining cart or is refunded.
  await giveTo(tx, found.id, userId);
  await tx.updateTable('transactions').set({ cart_id: own.id }).where('cart_id', '=', found.id).execute();
  await tx.deleteFrom('carts').where('id', '=', found.id).execute();
  await tx.insertInto('joined_carts').values({ id: found.id, cart_id: own.id }).execute();
  return own.id;
}

/**
 * Assigns the visitor's cart and its payments to the account, so that the resulting order belongs to the account too.
 */
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
