import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { Observable, switchMap } from 'rxjs';
import { cartCount$, setReservations } from '#src/data/header-counts.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { cartId$, followCartId } from './cart-id.ts';
import { type Cart, cartQuery, fetchOwnCart } from './cart-query.ts';

/**
 * Keeps the count in the header up to date (NAV-007) and loads the cart of an account onto this device. Called once,
 * after the first paint.
 */
export function followCart(client: QueryClient): void {
  followCartId();
  cartId$.pipe(switchMap((id) => cartOf(client, id))).subscribe((cart) => {
    cartCount$.next(cart?.numLines ?? 0);
    setReservations('payments', heldProducts(cart));
  });
  session$.subscribe((session) => {
    if (session === null) return;
    fetchOwnCart(client, cartId$.value).catch((error: unknown) => {
      // The count in the header is not updated; the cart page shows the error.
      logger.warn('own_cart_not_fetched', { error: errorText(error) });
    });
  });
}

/** The products that an open payment of this cart reserves for its buyer. */
function heldProducts(cart: Cart | null): readonly string[] {
  if (cart?.openPayment?.until == null) return [];
  return cart.deliveries.flatMap(({ lines }) => lines.map(({ product }) => product.uuid));
}

function cartOf(client: QueryClient, id: string | null): Observable<Cart | null> {
  return new Observable((subscriber) => {
    const observer = new QueryObserver(client, cartQuery(id));
    const emit = ({ data }: { readonly data: Cart | null | undefined }) => {
      subscriber.next(data ?? null);
      if (data?.status !== 'FROZEN') return;
      // Paid in another tab or on another device (CART-008).
      const slugs = data.deliveries.flatMap(({ lines }) => lines.map(({ product }) => product.slug));
      void import('./bought-cart.ts').then(({ seeBought }) => seeBought(client, { uuid: data.uuid, slugs }));
    };
    emit(observer.getCurrentResult());
    return observer.subscribe(emit);
  });
}
