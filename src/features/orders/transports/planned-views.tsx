import { Trans } from '@lingui/react/macro';
import { transportHours } from '#domain/transports/transport-dates.ts';
import { formatDay } from '#src/i18n/format-day.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { Spinner } from '#src/ui/kit/spinner.tsx';
import type { TransportDetailFragment } from './transports.gen.ts';
import styles from './transports.module.css';

interface Props {
  readonly transport: TransportDetailFragment;
}

/** The agreed day and what follows (TRANS-010, TRANS-011, TRANS-023, TRANS-024). */
export function Planned({ transport }: Props) {
  const { role, shippingDate, pickupWindow, dateSuggestion, dimensions, syncFailed } = transport;
  const locale = useLocale();
  const day = shippingDate ?? dateSuggestion.selectedDate;
  return (
    <>
      <div className={styles.planned}>
        <p className={styles.date}>{day === null ? null : formatDay(day, locale)}</p>
        <p>
          {syncFailed ? (
            <Trans>You both agreed on this day.</Trans>
          ) : (
            <Hours role={role} pickupWindow={pickupWindow} />
          )}
        </p>
      </div>
      {!syncFailed && (
        <p>
          {role === 'BUYER' ? (
            <Trans>Make sure someone is at home that day.</Trans>
          ) : (
            <Trans>Have the product ready by the door, packed as well as you can.</Trans>
          )}
        </p>
      )}
      {role !== 'BUYER' && !syncFailed && dimensions !== null && (
        <p className={styles.soft}>
          <Trans>
            Booked as {dimensions.width} × {dimensions.height} × {dimensions.depth} cm (width, height, depth).
          </Trans>
        </p>
      )}
    </>
  );
}

/**
 * The time window in which the driver collects the product from the seller; if it is not known yet, when it will be
 * announced. Delivery to the buyer follows the collection.
 */
function Hours({ role, pickupWindow }: Pick<TransportDetailFragment, 'role' | 'pickupWindow'>) {
  const { from, until, window } = transportHours;
  const hours = pickupWindow?.split('-') ?? [];
  const isBuyer = role === 'BUYER';
  if (hours.length === 2)
    return isBuyer ? (
      <Trans>
        The driver collects the product from the seller between {hours[0]} and {hours[1]} and then comes to
        you.
      </Trans>
    ) : (
      <Trans>
        The driver collects the product between {hours[0]} and {hours[1]}.
      </Trans>
    );
  return isBuyer ? (
    <Trans>
      Between {from} and {until}. The evening before, we’ll let you know in which {window}-hour slot the
      driver collects the product from the seller. The driver then comes to you.
    </Trans>
  ) : (
    <Trans>
      Between {from} and {until}. The evening before, we’ll let you know in which {window}-hour slot the
      driver comes.
    </Trans>
  );
}

/** Waiting for the transport partner (TRANS-004); neither side can do anything. */
export function WaitingForSync({ transport: { dateSuggestion } }: Props) {
  const locale = useLocale();
  const { selectedDate } = dateSuggestion;
  return (
    <div role="status" className={styles.planned}>
      {selectedDate !== null && <p className={styles.date}>{formatDay(selectedDate, locale)}</p>}
      <p>
        <Spinner size={18} />{' '}
        <Trans>Waiting for our transport partner. This usually takes less than a minute.</Trans>
      </p>
    </div>
  );
}

/** The transport partner cannot come on the chosen day, which was taken back. */
export function DayRefused({ role }: { readonly role: 'BUYER' | 'SELLER' }) {
  return (
    <Banner kind="warning" title={<Trans>Our transport partner cannot come on the chosen day</Trans>}>
      {role === 'SELLER' ? (
        <Trans>Propose other days, or deliver the product yourself.</Trans>
      ) : (
        <Trans>The seller proposes other days. You then choose one.</Trans>
      )}
    </Banner>
  );
}

/** The transport partner did not accept the booking (TRANS-032); only support can resolve this. */
export function SyncFailure() {
  return (
    <Banner
      kind="error"
      title={<Trans>The transport could not be booked</Trans>}
      action={
        <PathLink href="/contact">
          <Trans>Contact customer service</Trans>
        </PathLink>
      }
    >
      <Trans>
        Our transport partner did not accept the booking. Contact customer service and we’ll find a solution
        with both of you.
      </Trans>
    </Banner>
  );
}
