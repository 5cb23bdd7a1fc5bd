import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  CartDocument,
  type CartPartsFragment,
  CurrentUserCartDocument,
  JoinCartDocument,
} from './cart.gen.ts';
import { cartId$, replaceAside, storeCartId, takeAside } from './cart-id.ts';

export type Cart = CartPartsFragment;

/** The cart with this id (CART-057); null when the server no longer has it for this person. */
export function cartQuery(id: string | null) {
  return queryOptions({
    queryKey: ['cart', id],
    // Persisted for reading offline, but always refetched: what is bought must match the server.
    staleTime: 0,
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }): Promise<Cart | null> => {
            const { cart } = await request(CartDocument, { uuid: id }, { signal });
            if ('uuid' in cart) {
              // The cart was merged into the account's by a sign-in in another tab or on another device.
              if (cart.uuid !== id && cartId$.value === id) storeCartId(cart.uuid);
              return cart;
            }
            if (cartId$.value === id) storeCartId(takeAside());
            return null;
          },
  });
}

/**
 * The mutation key and scope of every change to this cart: changes run one after the other, and other code can wait
 * for them.
 */
export function changeOf(cartUuid: string | null) {
  return { mutationKey: ['change-cart', cartUuid], scope: { id: `change-cart-${cartUuid}` } };
}

/** Refetches this cart on every page that shows it: its products, deliveries and totals. */
export async function askAnew(
  client: QueryClient,
  uuid: string,
  keys: readonly CartKey[] = cartKeys,
): Promise<void> {
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key, uuid] })));
}

type CartKey = (typeof cartKeys)[number];
const cartKeys = ['cart', 'cart-delivery', 'checkout'] as const;

/**
 * Stores the server's answer about a cart; a fetch that started earlier is cancelled, so that it cannot overwrite it.
 */
export async function storeCart(client: QueryClient, cart: Cart): Promise<void> {
  const { queryKey } = cartQuery(cart.uuid);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, cart);
}

/**
 * Loads the open cart of an account onto this device (CART-058); the cart that a visitor filled here is merged into
 * it first (PERM-004). Rejects as `request` does; a cart that could not be merged stays unchanged until the app is
 * started again.
 */
export async function fetchOwnCart(client: QueryClient, here: string | null): Promise<void> {
  const { currentUserCart: own } = await request(CurrentUserCartDocument, {});
  // Another cart, such as that of a bid, was opened meanwhile; the device keeps that one.
  if (cartId$.value !== here) return;
  if (here === null || ('uuid' in own && own.uuid === here)) {
    if (!('uuid' in own)) return;
    await storeCart(client, own);
    if (cartId$.value === here) storeCartId(own.uuid);
    return;
  }
  const { joinCart } = await request(JoinCartDocument, { cartUuid: here });
  // The visitor's cart was paid, is gone or belongs to somebody else: continue with the account's own.
  const next = 'uuid' in joinCart ? joinCart : own;
  const id = 'uuid' in next ? next.uuid : null;
  if (cartId$.value !== here) {
    replaceAside(here, id);
    return;
  }
  storeCartId(id);
  await client.invalidateQueries({ queryKey: cartQuery(cartId$.value).queryKey });
  // A page that shows the visitor's cart, such as step 3, continues with the merged one.
  if (id !== here) await askAnew(client, here);
}
