import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { findCode } from './find-code.ts';
import { changeOpenCart } from './open-cart.ts';
import { ownerOf, usableValue } from './usable-value.ts';

export interface DiscountChange {
  readonly cartUuid: string;
  /** As entered by the user. */
  readonly discountCode: string;
}

const oneAllowed = {
  discount: 'cart_one_discount_allowed',
  gift_card: 'cart_one_gift_card_allowed',
} as const;

/**
 * Adds a discount code or gift card to a cart (CART-063); adding the same one again changes nothing. A code below its
 * minimum order value stays in the cart without effect until the products cost enough (CART-029, docs/readings.md).
 * Throws ValidationError: `cart_discount_does_not_exist`; `cart_discount_is_not_valid` if it is used up, is not for
 * this buyer, or the cart is for a bid (CART-030); `cart_one_discount_allowed`; `cart_one_gift_card_allowed`;
 * `cart_is_frozen`. Throws TooManyRequestsError.
 */
export async function addDiscount(context: GraphqlContext, change: DiscountChange): Promise<string> {
  const { limits, ip } = context;
  // Limits guessing of codes.
  await limits.spend(limitRules.addDiscount, ip);
  return await changeOpenCart(
    context,
    { name: 'addDiscount', body: { ...change } },
    async ({ tx, now }, cart) => {
      const code = await findCode(tx, change.discountCode, now);
      if (code === undefined) throw new ValidationError('cart_discount_does_not_exist');
      if (cart.bid_id !== null || (await usableValue(tx, cart, code, ownerOf(cart))) === null)
        throw new ValidationError('cart_discount_is_not_valid');
      const { usage, sourceId, source, type, value, minimalOrderValue } = code;
      const { source_id: there } = await tx
        .insertInto('cart_discounts')
        .values({
          ...{ cart_id: cart.id, usage, source_id: sourceId, code: code.code, source, type, value },
          minimal_order_value_cents: minimalOrderValue,
        })
        // The update changes nothing, but makes RETURNING yield the existing row.
        .onConflict((conflict) => conflict.columns(['cart_id', 'usage']).doUpdateSet({ cart_id: cart.id }))
        .returning('source_id')
        .executeTakeFirstOrThrow();
      if (there !== sourceId) throw new ValidationError(oneAllowed[usage]);
    },
  );
}

/**
 * Removes a code or gift card from a cart (CART-064); an empty code removes all of them. Throws ValidationError
 * `cart_failed_to_remove_discount` if it is not in the cart, and `cart_failed_to_remove_discounts` if there is none.
 */
export async function removeDiscount(context: GraphqlContext, change: DiscountChange): Promise<string> {
  const code = change.discountCode.trim().toUpperCase();
  return await changeOpenCart(
    context,
    { name: 'removeDiscount', body: { ...change } },
    async ({ tx }, cart) => {
      const { numDeletedRows } = await tx
        .deleteFrom('cart_discounts')
        .where('cart_id', '=', cart.id)
        .$if(code !== '', (query) => query.where('code', '=', code))
        .executeTakeFirst();
      if (numDeletedRows > 0n) return;
      throw new ValidationError(
        code === '' ? 'cart_failed_to_remove_discounts' : 'cart_failed_to_remove_discount',
      );
    },
  );
}
