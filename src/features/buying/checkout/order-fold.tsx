import { usePhone } from '#src/ui/kit/use-narrow.ts';
import { CartSums } from '#src/ui/market/cart-sums.tsx';
import { SummaryFold, SummaryLabel } from '#src/ui/market/summary-fold.tsx';
import type { CheckoutCart } from './checkout-query.ts';
import { OrderLines } from './order-lines.tsx';

/**
 * The order as one line at the top of a phone's page, with the total; it opens to its products. It is open from the
 * start when one of them needs attention.
 */
export function OrderFold({ cart }: { readonly cart: CheckoutCart }) {
  const isPhone = usePhone();
  if (!isPhone) return null;
  const lines = cart.deliveries.flatMap((delivery) => delivery.lines);
  const hasTrouble = lines.some(
    ({ isAvailable, reservedUntil, remaining }) =>
      !isAvailable || reservedUntil !== null || remaining !== null,
  );
  return (
    <SummaryFold
      label={<SummaryLabel count={lines.length} />}
      total={cart.total}
      isInitiallyOpen={hasTrouble}
    >
      <OrderLines cart={cart} readOnly={false} />
      <CartSums
        cart={cart}
        hasDelivery={cart.deliveries.some(({ deliveryMethod }) => deliveryMethod !== null)}
      />
    </SummaryFold>
  );
}
