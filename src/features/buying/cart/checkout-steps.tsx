import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import styles from './checkout-steps.module.css';

/**
 * The current step of buying: cart, delivery or payment (CART-020). With room for it, delivery and payment are one page
 * and one step (docs/readings.md).
 */
export function CheckoutSteps({ step }: { readonly step: 1 | 2 | 3 }) {
  const { t } = useLingui();
  const isOnePage = !usePhone() && step !== 2;
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
        {isOnePage ? (
          <li>
            <span aria-current={step === 3 ? 'step' : undefined}>
              <Trans>Delivery and payment</Trans>
            </span>
          </li>
        ) : (
          <TwoSteps step={step} />
        )}
      </ol>
    </nav>
  );
}

function TwoSteps({ step }: { readonly step: 1 | 2 | 3 }) {
  return (
    <>
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
    </>
  );
}
