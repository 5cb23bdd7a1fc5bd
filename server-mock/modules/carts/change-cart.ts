import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type CartRefusal, mostCartLines, quantityProblem } from '#domain/cart/cart-rules.ts';
import { isUuid } from '#domain/ids.ts';
import { type CommandScope, command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { changeOpenCart } from './open-cart.ts';
import { openCartOf } from './public/carts.ts';

/** Limits the carts per caller: plenty for people, too few to fill the table. */
const createRule = limitRules.createCart;

export interface LineChange {
  readonly cartUuid: string;
  readonly productUuid: string;
  readonly quantity: number;
}

/**
 * Creates a cart (CART-059), or returns the account's open cart if there is one. Returns the cart's id. Throws
 * TooManyRequestsError.
 */
export async function createCart(context: GraphqlContext): Promise<string> {
  const { viewer } = context;
  const own = viewer === null ? undefined : await openCartOf(context.db, viewer.userId);
  if (own !== undefined) return own.id;
  await context.limits.spend(createRule, context.ip);
  return await command(context, { name: 'createCart', body: {} }, async (scope) => {
    const inserted = await insertCart(scope, viewer?.userId ?? null);
    if (inserted !== undefined) return inserted;
    const other = viewer === null ? undefined : await openCartOf(scope.tx, viewer.userId);
    if (other === undefined)
      throw new Error(`The cart of account ${viewer?.userId} was neither made nor found.`);
    return other.id;
  });
}

async function insertCart({ tx, now }: CommandScope, userId: string | null): Promise<string | undefined> {
  const row = await tx
    .insertInto('carts')
    .values({ id: randomUUID(), user_id: userId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Adds a product to the cart (CART-060), or sets its quantity if it is already in it, so that a repeated call changes
 * nothing. Throws ValidationError with a cart code, InvalidUUIDError, ObjectDoesNotExistError.
 */
export async function addProductToCart(context: GraphqlContext, change: LineChange): Promise<string> {
  return await changeLines(context, 'addProductToCart', change, async (tx, cartId) => {
    await requireStock(tx, change);
    const { count } = await tx
      .selectFrom('cart_lines')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('cart_id', '=', cartId)
      .where('product_id', '<>', change.productUuid)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostCartLines) throw refusal('cart_is_full');
    await tx
      .insertInto('cart_lines')
      .values({
        id: randomUUID(),
        cart_id: cartId,
        product_id: change.productUuid,
        quantity: change.quantity,
      })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'product_id']).doUpdateSet({ quantity: change.quantity }),
      )
      .execute();
  });
}

/**
 * Sets the quantity of a product in the cart (CART-062). Throws the errors of addProductToCart and
 * `cart_product_not_found`.
 */
export async function updateCartQuantity(context: GraphqlContext, change: LineChange): Promise<string> {
  return await changeLines(context, 'updateCartProductQuantity', change, async (tx, cartId) => {
    await requireStock(tx, change);
    const { numUpdatedRows } = await tx
      .updateTable('cart_lines')
      .set({ quantity: change.quantity })
      .where('cart_id', '=', cartId)
      .where('product_id', '=', change.productUuid)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ValidationError('cart_product_not_found');
  });
}

/** Removes a product from the cart (CART-061); does nothing if it is not in it. Throws `cart_is_frozen`. */
export async function removeProductFromCart(
  context: GraphqlContext,
  change: Omit<LineChange, 'quantity'>,
): Promise<string> {
  return await changeLines(context, 'removeProductFromCart', change, async (tx, cartId) => {
    await tx
      .deleteFrom('cart_lines')
      .where('cart_id', '=', cartId)
      .where('product_id', '=', change.productUuid)
      .execute();
  });
}

/** Changes the products of an open cart that was not made by a bid. */
async function changeLines(
  context: GraphqlContext,
  name: string,
  body: Omit<LineChange, 'quantity'>,
  change: (tx: Transaction<Database>, cartId: string) => Promise<void>,
): Promise<string> {
  if (!isUuid(body.productUuid)) throw new InvalidUUIDError();
  return await changeOpenCart(context, { name, body }, async ({ tx }, cart) => {
    // The agreed price applies to that bid only (CART-004, docs/readings.md).
    if (cart.bid_id !== null) throw refusal('cart_is_from_bid');
    await change(tx, cart.id);
  });
}

async function requireStock(tx: Transaction<Database>, { productUuid, quantity }: LineChange): Promise<void> {
  const product = await tx
    .selectFrom('products')
    .select(['status', 'inventory'])
    .where('id', '=', productUuid)
    .executeTakeFirst();
  if (product === undefined) throw new ValidationError('cart_product_not_found');
  const problem = quantityProblem(product, quantity);
  if (problem !== null) throw refusal(problem);
}

function refusal(code: CartRefusal): ValidationError {
  return new ValidationError(code);
}
