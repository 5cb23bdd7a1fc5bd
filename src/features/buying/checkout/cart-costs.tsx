import { useQuery } from '@tanstack/react-query';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { CartSums } from '#src/ui/market/cart-sums.tsx';
import { checkoutQuery, isCart } from './checkout-query.ts';
import { DiscountEntry } from './discount-entry.tsx';

export interface CartCostsProps {
  /** The cart as its page knows it, shown until its totals are loaded. */
  readonly cart: { readonly uuid: string; readonly status: string; readonly subTotal: number };
}

/** Discount codes and totals of an open cart (CART-002). */
export function CartCosts({ cart }: CartCostsProps) {
  const { data, error } = useQuery(checkoutQuery(cart.uuid));
  const isOffline = useIsOffline(error);
  const known = data !== undefined && isCart(data) ? data : null;
  const bare = { ...cart, totalDelivery: 0, totalDiscount: 0, total: cart.subTotal, discounts: [] };
  const hasDelivery = known?.deliveries.some(({ deliveryMethod }) => deliveryMethod !== null) ?? false;
  return (
    <>
      {known !== null && <DiscountEntry cart={known} isOffline={isOffline} />}
      <CartSums cart={known ?? bare} hasDelivery={hasDelivery} />
    </>
  );
}
