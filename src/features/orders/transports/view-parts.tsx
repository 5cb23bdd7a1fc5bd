import { Trans } from '@lingui/react/macro';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { transportHours } from '#domain/transports/transport-dates.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import type { TransportDetailFragment } from './transports.gen.ts';
import styles from './transports.module.css';
import { StepRefused, type TransportStepping } from './use-transport-step.ts';

export interface TransportViewProps {
  readonly transport: TransportDetailFragment;
  readonly stepping: TransportStepping;
  readonly isOffline: boolean;
}

/**
 * On which days and hours the driver works (TRANS-023), and when the time window of the collection is announced
 * (TRANS-024).
 */
export function HoursNote({ reader }: { readonly reader: OrderRole }) {
  const { from, until, window } = transportHours;
  return (
    <p className={styles.soft}>
      {reader === 'BUYER' ? (
        <Trans>
          Our transport partner drives on working days between {from} and {until}. The evening before, we’ll
          let you know in which {window}-hour slot the driver collects the product from the seller. The driver
          then comes to you.
        </Trans>
      ) : (
        <Trans>
          Our transport partner drives on working days between {from} and {until}. The evening before, we’ll
          let you know in which {window}-hour slot the driver comes.
        </Trans>
      )}
    </p>
  );
}

/** A failed step: the server's message, otherwise a request to try again. */
export function StepProblem({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Banner kind="error" announce title={<Trans>That didn’t work.</Trans>}>
      {error instanceof StepRefused ? (
        error.message
      ) : error instanceof NetworkError ? (
        <Trans>You are offline. You can continue here once you are back online.</Trans>
      ) : (
        <Trans>Nothing has changed. Try again.</Trans>
      )}
    </Banner>
  );
}

/** Explains why the buttons are disabled. */
export function OfflineNote({ isOffline }: { readonly isOffline: boolean }) {
  if (!isOffline) return null;
  return (
    <Banner kind="warning">
      <Trans>You are offline. You can continue here once you are back online.</Trans>
    </Banner>
  );
}
