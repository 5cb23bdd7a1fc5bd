import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  AddProductToCartDocument,
  CreateCartDocument,
  RemoveProductFromCartDocument,
  UpdateCartProductQuantityDocument,
} from './cart.gen.ts';
import { cartId$, keepCartId } from './cart-id.ts';
import { type Cart, keepCart } from './cart-query.ts';

type Answer = Cart | { readonly errorCode: string; readonly message: string };

/** Done, or the server's sentence about why not. */
export type CartOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

const ended: readonly string[] = ['object_does_not_exist', 'no_object_permission', 'cart_is_frozen'];

/** Puts a product into this device's cart, which is made first when there is none (CART-059, CART-060). */
export async function addToCart(
  client: QueryClient,
  productUuid: string,
  quantity: number,
): Promise<CartOutcome> {
  const answer = await addTo(cartId$.value, productUuid, quantity);
  // A cart that ended meanwhile, on another device or at its sign-out: a new one takes its place.
  if (!('uuid' in answer) && ended.includes(answer.errorCode)) {
    keepCartId(null);
    return settle(client, await addTo(null, productUuid, quantity));
  }
  return settle(client, answer);
}

async function addTo(id: string | null, productUuid: string, quantity: number): Promise<Answer> {
  let cartUuid = id;
  if (cartUuid === null) {
    const { createCart } = await request(CreateCartDocument, {});
    if (!('uuid' in createCart)) return createCart;
    cartUuid = createCart.uuid;
  }
  return (await request(AddProductToCartDocument, { cartUuid, productUuid, quantity })).addProductToCart;
}

/** Takes a product out (CART-061). */
export async function removeFromCart(
  client: QueryClient,
  cartUuid: string,
  productUuid: string,
): Promise<CartOutcome> {
  const { removeProductFromCart } = await request(RemoveProductFromCartDocument, { cartUuid, productUuid });
  return settle(client, removeProductFromCart);
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
  return settle(client, updateCartProductQuantity);
}

function settle(client: QueryClient, answer: Answer): CartOutcome {
  if (!('uuid' in answer)) return { ok: false, message: answer.message };
  keepCart(client, answer);
  return { ok: true };
}
