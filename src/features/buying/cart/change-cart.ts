import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { track } from '#src/data/tracking/track.ts';
import { AddProductToCartDocument, CreateCartDocument } from './cart.gen.ts';
import { cartId$, storeCartId, takeAside } from './cart-id.ts';
import { askAnew, type Cart, storeCart } from './cart-query.ts';

type Answer = Cart | { readonly errorCode: string; readonly message: string };

/** The result of a change; `message` is the server's reason for a refusal. */
export type CartOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

const ended: readonly string[] = [
  ...['cart_does_not_exist', 'no_object_permission', 'cart_is_frozen'],
  // The cart of a bid takes no other product: that goes into the cart that was set aside for it, or into a new one.
  'cart_is_from_bid',
];

/**
 * Adds a product to this device's cart, which is created first when there is none (CART-059, CART-060), and tracks it
 * (TRACK-006).
 */
export async function addToCart(
  client: QueryClient,
  productUuid: string,
  quantity: number,
): Promise<CartOutcome> {
  const here = cartId$.value;
  let answer = await addTo(here, productUuid, quantity);
  // The cart ended meanwhile, on another device or by a sign-out: the one that was set aside replaces it, or else a
  // new one.
  if (here !== null && hasEnded(answer)) {
    const aside = takeAside();
    storeCartId(aside);
    answer = await addTo(aside, productUuid, quantity);
    if (aside !== null && hasEnded(answer)) answer = await addTo(null, productUuid, quantity);
  }
  const outcome = await settle(client, answer);
  if ('uuid' in answer) {
    storeCartId(answer.uuid);
    const lines = answer.deliveries.flatMap((delivery) => delivery.lines);
    const added = lines.find(({ product }) => product.uuid === productUuid);
    if (added !== undefined) track({ type: 'add_to_cart', productSlugs: [added.product.slug] });
  }
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

/** The result of a change; the changed cart is stored. */
export async function settle(client: QueryClient, answer: Answer): Promise<CartOutcome> {
  if (!('uuid' in answer)) return { ok: false, message: answer.message };
  await storeCart(client, answer);
  // The totals with delivery and codes are refetched where they are shown.
  void askAnew(client, answer.uuid, ['cart-delivery', 'checkout']);
  return { ok: true };
}
