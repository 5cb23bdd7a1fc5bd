import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { CartDocument, type CartPartsFragment, CurrentUserCartDocument } from './cart.gen.ts';
import { keepCartId } from './cart-id.ts';

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
            if ('uuid' in cart) return cart;
            keepCartId(null);
            return null;
          },
  });
}

/** Notes what the server said about a cart. */
export function keepCart(client: QueryClient, cart: Cart): void {
  client.setQueryData(cartQuery(cart.uuid).queryKey, cart);
  keepCartId(cart.uuid);
}

/** An account brings its open cart to a device that has none (CART-058). */
export async function fetchOwnCart(client: QueryClient): Promise<void> {
  const { currentUserCart } = await request(CurrentUserCartDocument, {});
  if ('uuid' in currentUserCart) keepCart(client, currentUserCart);
}
