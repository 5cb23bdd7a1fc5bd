import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Banner } from '#src/ui/kit/banner.tsx';
import styles from './checkout.module.css';

/**
 * Says that the products of a cart cannot be reserved now. Not a failure: `reason` is the server's message about when
 * they can.
 */
export function ReservationRefused({ reason }: { readonly reason: string }) {
  return (
    <div role="alert">
      <Banner
        kind="warning"
        title={<Trans>Your products cannot be reserved right now</Trans>}
        action={
          <div className={styles.to}>
            <Link to="/winkelwagen">
              <Trans>Back to cart</Trans>
            </Link>
            <Link to="/$" params={{ _splat: 'net-binnen' }}>
              <Trans>Continue shopping</Trans>
            </Link>
          </div>
        }
      >
        <p>{reason}</p>
      </Banner>
    </div>
  );
}
