import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BRAND_NAME } from '#src/i18n/brand.ts';
import styles from './checkout-bar.module.css';
import { useOwnCartId } from './use-cart.ts';

/**
 * The ways out of steps 2 and 3, which have no header (NAV-017): home, and back to the cart, this device's own or
 * another one that is being paid.
 */
export function CheckoutBar({ cartUuid = null }: { readonly cartUuid?: string | null }) {
  const { t } = useLingui();
  const own = useOwnCartId();
  return (
    <div className={styles.bar}>
      <Link to="/" className={styles.name} aria-label={t`${BRAND_NAME}, to the home page`}>
        {BRAND_NAME}
      </Link>
      {cartUuid === null || cartUuid === own ? (
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
