import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { cartId$ } from './cart-id.ts';
import { type Cart, cartQuery } from './cart-query.ts';

function subscribe(listener: () => void): () => void {
  const subscription = cartId$.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** This device's cart, as it was last seen when the server cannot be reached. */
export function useCart() {
  const id = useSyncExternalStore(
    subscribe,
    () => cartId$.value,
    () => null,
  );
  const query = useQuery(cartQuery(id));
  return { ...query, cart: query.data ?? null, isNone: id === null || query.data === null };
}

/** The lines of a cart, without their deliveries. */
export function linesOf(cart: Cart | null) {
  return (cart?.deliveries ?? []).flatMap(({ lines }) => lines);
}
