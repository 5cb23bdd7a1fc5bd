import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { AddProductToCartDocument, CreateCartDocument } from './cart.gen.ts';
import { cartId$, storeCartId, takeAside } from './cart-id.ts';
import { askAnew, type Cart, storeCart } from './cart-query.ts';

type Answer = Cart | { readonly errorCode: string; readonly message: string };

/** Done, or the server's sentence about why not. */
export type CartOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

const ended: readonly string[] = [
  ...['cart_does_not_exist', 'no_object_permission', 'cart_is_frozen'],
  // One for a bid alone: what else is wanted goes into the one that waits for it, or into a cart of its own.
  'cart_is_from_bid',
];

/** Puts a product into this device's cart, which is made first when there is none (CART-059, CART-060). */
export async function addToCart(
  client: QueryClient,
  productUuid: string,
  quantity: number,
): Promise<CartOutcome> {
  const here = cartId$.value;
  let answer = await addTo(here, productUuid, quantity);
  // A cart that ended meanwhile, on another device or at its sign-out: the one that waits takes its place, or a new one.
  if (here !== null && hasEnded(answer)) {
    const aside = takeAside();
    storeCartId(aside);
    answer = await addTo(aside, productUuid, quantity);
    if (aside !== null && hasEnded(answer)) answer = await addTo(null, productUuid, quantity);
  }
  const outcome = await settle(client, answer);
  if ('uuid' in answer) storeCartId(answer.uuid);
  return outcome;
}

function hasEnded(answer: Answer): boolean {
  return !('uuid' in answer) && ended.includes(answer.errorCode);
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

/** What came of a change; a cart that changed is noted. */
export async function settle(client: QueryClient, answer: Answer): Promise<CartOutcome> {
  if (!('uuid' in answer)) return { ok: false, message: answer.message };
  await storeCart(client, answer);
  // What it costs with delivery and codes is asked anew where it is shown.
  void askAnew(client, answer.uuid, ['cart-delivery', 'checkout']);
  return { ok: true };
}
