import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BRAND_NAME } from '#src/i18n/brand.ts';
import styles from './checkout-bar.module.css';
import { useOwnCartId } from './use-cart.ts';

export interface CheckoutBarProps {
  readonly cartUuid?: string | null;
  /** On the cart page itself, where the link leads back into the shop. */
  readonly isCart?: boolean;
}

/**
 * The links out of the cart and the checkout, which have no header (NAV-017): home, and on into the shop or back to
 * the cart, which is this device's own or another one that is being paid.
 */
export function CheckoutBar({ cartUuid = null, isCart = false }: CheckoutBarProps) {
  const { t } = useLingui();
  const own = useOwnCartId();
  return (
    <div className={styles.bar}>
      <Link to="/" className={styles.name} aria-label={t`${BRAND_NAME}, go to the home page`}>
        {BRAND_NAME}
      </Link>
      {isCart ? (
        <Link to="/$" params={{ _splat: 'net-binnen' }}>
          <Trans>Continue shopping</Trans>
        </Link>
      ) : cartUuid === null || cartUuid === own ? (
        <Link to="/winkelwagen">
          <Trans>Back to cart</Trans>
        </Link>
      ) : (
        <Link to="/winkelwagen/$cartUuid" params={{ cartUuid }}>
          <Trans>Back to cart</Trans>
        </Link>
      )}
    </div>
  );
}
