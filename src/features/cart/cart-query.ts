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

/** The cart with this id (CART-057); null when the server does not know it for this person any more. */
export function cartQuery(id: string | null) {
  return queryOptions({
    queryKey: ['cart', id],
    // Kept for reading offline; what is bought must be what the server has.
    staleTime: 0,
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }): Promise<Cart | null> => {
            const { cart } = await request(CartDocument, { uuid: id }, { signal });
            if ('uuid' in cart) {
              // A sign-in on another tab or device put it into the account's.
              if (cart.uuid !== id && cartId$.value === id) storeCartId(cart.uuid);
              return cart;
            }
            if (cartId$.value === id) storeCartId(takeAside());
            return null;
          },
  });
}

/** What every change of this cart is called: others wait for it, and for one another. */
export function changeOf(cartUuid: string | null) {
  return { mutationKey: ['change-cart', cartUuid], scope: { id: `change-cart-${cartUuid}` } };
}

/** Every page that shows this cart asks for it again: its pieces, how they come, and what it costs. */
export async function askAnew(
  client: QueryClient,
  uuid: string,
  keys: readonly CartKey[] = cartKeys,
): Promise<void> {
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key, uuid] })));
}

type CartKey = (typeof cartKeys)[number];
const cartKeys = ['cart', 'cart-delivery', 'checkout'] as const;

/** Notes what the server said about a cart; an older question that is still on its way does not overwrite it. */
export async function storeCart(client: QueryClient, cart: Cart): Promise<void> {
  const { queryKey } = cartQuery(cart.uuid);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, cart);
}

/**
 * An account brings its open cart to this device (CART-058); the one that a visitor filled here is put into it first
 * (PERM-004). Rejects as `request` does: a cart that could not be joined stays as it is until the next start.
 */
export async function fetchOwnCart(client: QueryClient, here: string | null): Promise<void> {
  const { currentUserCart: own } = await request(CurrentUserCartDocument, {});
  // Another cart was opened meanwhile, such as that of a bid: the page and the device stay with that.
  if (cartId$.value !== here) return;
  if (here === null || ('uuid' in own && own.uuid === here)) {
    if (!('uuid' in own)) return;
    await storeCart(client, own);
    if (cartId$.value === here) storeCartId(own.uuid);
    return;
  }
  const { joinCart } = await request(JoinCartDocument, { cartUuid: here });
  // Paid, gone or somebody else's: the account goes on with its own.
  const next = 'uuid' in joinCart ? joinCart : own;
  const id = 'uuid' in next ? next.uuid : null;
  if (cartId$.value !== here) {
    replaceAside(here, id);
    return;
  }
  storeCartId(id);
  await client.invalidateQueries({ queryKey: cartQuery(cartId$.value).queryKey });
  // A page that shows the visitor's, such as step 3, goes on with the one it was put into.
  if (id !== here) await askAnew(client, here);
}
