import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { RemoveProductFromCartDocument, UpdateCartProductQuantityDocument } from './cart-lines.gen.ts';
import { askAnew } from './cart-query.ts';
import { type CartOutcome, settle } from './change-cart.ts';

/** How long a removed line stays visible with a note, in milliseconds (CART-015). */
export const removalShownFor = 3_000;

/**
 * Removes a product (CART-061), immediately and permanently: closing the tab does not undo it. The page itself is
 * updated when the caller calls `showCartAsIs`.
 */
export async function removeFromCart(cartUuid: string, productUuid: string): Promise<CartOutcome> {
  const { removeProductFromCart: answer } = await request(RemoveProductFromCartDocument, {
    cartUuid,
    productUuid,
  });
  return 'uuid' in answer ? { ok: true } : { ok: false, message: answer.message };
}

/** Refetches the cart, its deliveries and its totals. */
export async function showCartAsIs(client: QueryClient, cartUuid: string): Promise<void> {
  await askAnew(client, cartUuid);
}

/** Sets the quantity of a product (CART-062). */
export async function setCartQuantity(
  client: QueryClient,
  cartUuid: string,
  productUuid: string,
  quantity: number,
): Promise<CartOutcome> {
  const variables = { cartUuid, productUuid, quantity };
  const { updateCartProductQuantity } = await request(UpdateCartProductQuantityDocument, variables);
  return await settle(client, updateCartProductQuantity);
}
