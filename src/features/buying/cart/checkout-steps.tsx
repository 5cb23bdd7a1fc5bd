import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './checkout-steps.module.css';

/** The current step of buying: cart, delivery or payment. On phones only (CART-020, docs/readings.md). */
export function CheckoutSteps({ step }: { readonly step: 1 | 2 | 3 }) {
  const { t } = useLingui();
  return (
    <nav className={styles.steps} aria-label={t`Steps`}>
      <ol>
        <li data-done={step > 1 || undefined}>
          {step > 1 ? (
            <Link to="/winkelwagen">
              <Trans>Cart</Trans>
            </Link>
          ) : (
            <span aria-current="step">
              <Trans>Cart</Trans>
            </span>
          )}
        </li>
        <li data-done={step > 2 || undefined}>
          {step > 2 ? (
            <Link to="/winkelwagen/bezorging">
              <Trans id="checkout.delivery">Delivery</Trans>
            </Link>
          ) : (
            <span aria-current={step === 2 ? 'step' : undefined}>
              <Trans id="checkout.delivery">Delivery</Trans>
            </span>
          )}
        </li>
        <li>
          <span aria-current={step === 3 ? 'step' : undefined}>
            <Trans>Payment</Trans>
          </span>
        </li>
      </ol>
    </nav>
  );
}
