import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './transports.module.css';

/** The section of an order's page about its transport. */
export function TransportFrame({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby="order-transport">
      <h2 id="order-transport" className={styles.title}>
        <Trans>Transport</Trans>
      </h2>
      {children}
    </section>
  );
}

/** Shown while the data or the code of the section is loading (TRANS-031). */
export function TransportLoading() {
  return (
    <TransportFrame>
      <p role="status" className={styles.loading}>
        <Trans>Loading…</Trans>
      </p>
    </TransportFrame>
  );
}
