import { Trans } from '@lingui/react/macro';
import { formatEuro } from '#src/i18n/format.ts';
import styles from './cart-sums.module.css';

/** The amounts of a cart in euros, as computed by the server. */
interface ShownSums {
  readonly status: string;
  readonly subTotal: number;
  readonly totalDelivery: number;
  readonly totalDiscount: number;
  readonly total: number;
  /** What was deducted. */
  readonly discounts: readonly { readonly usage: 'discount' | 'gift_card' }[];
}

export interface CartSumsProps {
  readonly cart: ShownSums;
  /** Whether a delivery method was chosen for at least one product; until then no delivery price is shown. */
  readonly hasDelivery: boolean;
}

/** The amounts of a cart: to be paid while it is open (CART-013), paid once it was bought (CART-014). */
export function CartSums({ cart, hasDelivery }: CartSumsProps) {
  const { status, subTotal, totalDelivery, totalDiscount, total, discounts } = cart;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>{formatEuro(subTotal)}</dd>
      </div>
      <div>
        <dt>
          <Trans id="checkout.delivery">Delivery</Trans>
        </dt>
        <dd>{hasDelivery ? formatEuro(totalDelivery) : '–'}</dd>
      </div>
      {totalDiscount > 0 && (
        <div>
          <dt>
            <DiscountLabel usages={discounts.map(({ usage }) => usage)} />
          </dt>
          <dd>− {formatEuro(totalDiscount)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{status === 'OPEN' ? <Trans>To be paid</Trans> : <Trans>Total</Trans>}</dt>
        <dd>{formatEuro(total)}</dd>
      </div>
    </dl>
  );
}

function DiscountLabel({ usages }: { readonly usages: readonly ShownSums['discounts'][number]['usage'][] }) {
  if (!usages.includes('gift_card')) return <Trans>Discount</Trans>;
  return usages.includes('discount') ? <Trans>Discount and gift card</Trans> : <Trans>Gift card</Trans>;
}
