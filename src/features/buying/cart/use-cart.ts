import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isBeingProcessed } from '#domain/payments/open-payment.ts';
import { cartId$ } from './cart-id.ts';
import { type Cart, cartQuery } from './cart-query.ts';

function subscribe(listener: () => void): () => void {
  const subscription = cartId$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** The id of this device's cart; null when it has none. */
export function useOwnCartId(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => cartId$.value,
    () => null,
  );
}

/** This device's cart, or the `named` one; as it was last fetched when the server cannot be reached. */
export function useCart(named: string | null = null) {
  const own = useOwnCartId();
  const id = named ?? own;
  const query = useQuery(cartQuery(id));
  return { ...query, id, cart: query.data ?? null, isNone: id === null || query.data === null };
}

/** The open payment of this device's cart when it reserves this product; otherwise null. */
export function useOwnPayment(productUuid: string) {
  const { cart } = useCart();
  const payment = cart?.openPayment ?? null;
  const isIn = linesOf(cart).some(({ product }) => product.uuid === productUuid);
  const isHeld = payment !== null && (payment.until !== null || isBeingProcessed(payment));
  return cart !== null && isIn && isHeld ? { cartUuid: cart.uuid, payment } : null;
}

/** The lines of all deliveries of a cart. */
export function linesOf(cart: Cart | null) {
  return (cart?.deliveries ?? []).flatMap(({ lines }) => lines);
}
