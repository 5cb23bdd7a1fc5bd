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
}

export interface CartSumsProps {
  readonly cart: ShownSums;
  /** Whether a delivery method was chosen for at least one product; until then no delivery price is shown. */
  readonly hasDelivery: boolean;
}

/** The amounts of a cart: to be paid while it is open (CART-013), paid once it was bought (CART-014). */
export function CartSums({ cart, hasDelivery }: CartSumsProps) {
  const { status, subTotal, totalDelivery, totalDiscount, total } = cart;
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
            <Trans>Discount</Trans>
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
