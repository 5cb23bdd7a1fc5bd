import type { Transaction } from 'kysely';
import { type CommandScope, command } from '../../command.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { type Cart, findCart, openCartOf } from '../carts/public/carts.ts';
import { mergeCarts, putCartBeside, takeOverCart } from '../carts/public/merge-carts.ts';
import { livePaymentOf, supersedePayment } from './store.ts';

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
    await lockAccount(tx, userId);
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
    await putCartBeside(tx, found.id);
    await takeOver(scope, found.id, userId);
    return own.id;
  }
  if ((await livePaymentOf(tx, own.id))?.status === 'reserved') {
    await putCartBeside(tx, own.id);
    return await takeOver(scope, found.id, userId);
  }
  if (paying !== undefined) await supersedePayment(scope, paying.id);
  // If a payment of the merged cart succeeds all the same, it buys the remaining cart or is refunded.
  await giveTo(tx, found.id, userId);
  await tx.updateTable('transactions').set({ cart_id: own.id }).where('cart_id', '=', found.id).execute();
  await mergeCarts(scope, found, own);
  return own.id;
}

/**
 * Assigns the visitor's cart and its payments to the account, so that the resulting order belongs to the account too.
 */
async function takeOver(scope: CommandScope, cartId: string, userId: string): Promise<string> {
  await giveTo(scope.tx, cartId, userId);
  await takeOverCart(scope, cartId, userId);
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
