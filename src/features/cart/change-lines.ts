import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { RemoveProductFromCartDocument, UpdateCartProductQuantityDocument } from './cart-lines.gen.ts';
import { askAnew } from './cart-query.ts';
import { type CartOutcome, settle } from './change-cart.ts';

/** How long a line that was taken out says so before it goes, in milliseconds (CART-015). */
export const removalShownFor = 3_000;

/**
 * Takes a product out (CART-061), at once and for good: a closed tab does not undo it. What this page shows follows when
 * the caller says so with `showCartAsIs`.
 */
export async function removeFromCart(cartUuid: string, productUuid: string): Promise<CartOutcome> {
  const { removeProductFromCart: answer } = await request(RemoveProductFromCartDocument, {
    cartUuid,
    productUuid,
  });
  return 'uuid' in answer ? { ok: true } : { ok: false, message: answer.message };
}

/** Asks for the cart, its deliveries and its sums again. */
export async function showCartAsIs(client: QueryClient, cartUuid: string): Promise<void> {
  await askAnew(client, cartUuid);
}

/** Sets how many of a product are wanted (CART-062). */
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
