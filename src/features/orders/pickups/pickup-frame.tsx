import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './pickups.module.css';

/** The section of an order's page about the hand-over. */
export function PickupFrame({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby="order-pickup">
      <h2 id="order-pickup" className={styles.title}>
        <Trans>Your appointment</Trans>
      </h2>
      {children}
    </section>
  );
}

/** Shown while the data or the code of the section is loading. */
export function PickupLoading() {
  return (
    <PickupFrame>
      <p role="status">
        <Trans>Loading…</Trans>
      </p>
    </PickupFrame>
  );
}
