import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import { CartSums } from '#src/ui/market/cart-sums.tsx';
import styles from './checkout.module.css';
import type { CheckoutCart } from './checkout-query.ts';
import { DiscountEntry } from './discount-entry.tsx';
import { OrderLines } from './order-lines.tsx';

export interface OrderSummaryProps {
  readonly cart: CheckoutCart;
  readonly isOffline: boolean;
  /** The cart is paid, or its payment has started: nothing can change. */
  readonly readOnly?: boolean;
  /** Below the totals: the remaining actions. */
  readonly children?: ReactNode;
}

/** The products, the totals and what follows from them; beside the page where there is room. */
export function OrderSummary({ cart, isOffline, readOnly = false, children }: OrderSummaryProps) {
  // On a phone, the products of an order that is about to be paid are at the top of the page.
  const hasFold = usePhone() && !readOnly;
  return (
    <aside className={styles.summary} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary" className={styles.title}>
        {hasFold ? <Trans>Summary</Trans> : <Trans>Your order</Trans>}
      </h2>
      {!hasFold && <OrderLines cart={cart} readOnly={readOnly} />}
      <DiscountEntry cart={cart} isOffline={isOffline} readOnly={readOnly} />
      <CartSums
        cart={cart}
        hasDelivery={cart.deliveries.some(({ deliveryMethod }) => deliveryMethod !== null)}
      />
      {children}
    </aside>
  );
}
