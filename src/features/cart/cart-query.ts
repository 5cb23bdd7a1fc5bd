import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  CartDocument,
  type CartPartsFragment,
  CurrentUserCartDocument,
  JoinCartDocument,
} from './cart.gen.ts';
import { cartId$, keepCartId } from './cart-id.ts';

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

/**
 * An account brings its open cart to this device (CART-058); the one that a visitor filled here is put into it first
 * (PERM-004). Rejects as `request` does: a cart that could not be joined stays as it is until the next start.
 */
export async function fetchOwnCart(client: QueryClient, here: string | null): Promise<void> {
  const { currentUserCart: own } = await request(CurrentUserCartDocument, {});
  if (here === null || ('uuid' in own && own.uuid === here)) {
    if ('uuid' in own) keepCart(client, own);
    return;
  }
  const { joinCart } = await request(JoinCartDocument, { cartUuid: here });
  // Paid, gone or somebody else's: the account goes on with its own.
  const next = 'uuid' in joinCart ? joinCart : own;
  keepCartId('uuid' in next ? next.uuid : null);
  await client.invalidateQueries({ queryKey: cartQuery(cartId$.value).queryKey });
}
