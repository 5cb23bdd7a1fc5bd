import { Trans } from '@lingui/react/macro';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';

interface Props {
  readonly delivery: OrderDetailFragment['delivery'];
}

/** Where a piece goes; nothing where none was given or the buyer comes for it. */
export function DeliveryAddress({ delivery: { shippingAddress: to, deliveryMethod } }: Props) {
  if (to === null || deliveryMethod.type === 'pickup_transport') return null;
  const name = [to.firstName, to.lastName].filter((part) => part !== '').join(' ');
  const number = `${to.houseNumber}${to.houseNumberExtension}`;
  return (
    <address className={styles.address}>
      {[name, to.companyName, `${to.street} ${number}`, `${to.postcode} ${to.city}`]
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

/** Where a parcel can be followed (ORDER-006). */
export function ParcelTracking({ delivery: { trackAndTraceLink, dhlTrackerCode } }: Props) {
  if (trackAndTraceLink === null && dhlTrackerCode === null) return null;
  return (
    <p>
      {trackAndTraceLink !== null && (
        <a href={trackAndTraceLink} target="_blank" rel="noreferrer">
          <Trans>Follow the parcel</Trans>
        </a>
      )}{' '}
      {dhlTrackerCode !== null && <Trans>DHL code {dhlTrackerCode}</Trans>}
    </p>
  );
}

/** A hand-over that was proved by code, while a complaint about it is open. */
export function HandOverProof({ delivery: { status, handOverProvedAt } }: Props) {
  const locale = useLocale();
  if (status !== 'IN_REVIEW' || handOverProvedAt === null) return null;
  const [date, time] = [formatDate(handOverProvedAt, locale), formatTime(handOverProvedAt, locale)];
  return (
    <p>
      <Trans>
        The code of the hand-over on {date} at {time} has been added to the complaint. We take it into
        account.
      </Trans>
    </p>
  );
}
