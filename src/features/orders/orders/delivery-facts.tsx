import { Trans, useLingui } from '@lingui/react/macro';
import { addressLines } from '#domain/address/address-rules.ts';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import type { OrderDetailFragment } from './orders.gen.ts';
import styles from './orders.module.css';

interface Props {
  readonly delivery: OrderDetailFragment['delivery'];
}

/** The shipping address; renders nothing if there is none or the buyer picks the product up. */
export function DeliveryAddress({ delivery: { shippingAddress: to, deliveryMethod } }: Props) {
  const { t } = useLingui();
  if (to === null || deliveryMethod.type === 'pickup_transport') return null;
  const name = [to.firstName, to.lastName].filter((part) => part !== '').join(' ');
  const country = to.country === 'BE' ? t`Belgium` : t`Netherlands`;
  return (
    <address className={styles.address}>
      {[name, to.companyName, ...addressLines(to), country]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

/** The tracking link of a parcel (ORDER-006). */
export function ParcelTracking({ delivery: { trackAndTraceLink, dhlTrackerCode } }: Props) {
  if (trackAndTraceLink === null && dhlTrackerCode === null) return null;
  return (
    <p>
      {trackAndTraceLink !== null && (
        <a href={trackAndTraceLink} target="_blank" rel="noreferrer">
          <Trans>Track parcel</Trans>
        </a>
      )}{' '}
      {dhlTrackerCode !== null && <Trans>Tracking number {dhlTrackerCode}</Trans>}
    </p>
  );
}

/** States that a hand-over was proved by code, while a complaint about it is open. */
export function HandOverProof({ delivery: { status, handOverProvedAt } }: Props) {
  const locale = useLocale();
  if (status !== 'IN_REVIEW' || handOverProvedAt === null) return null;
  const [date, time] = [formatDate(handOverProvedAt, locale), formatTime(handOverProvedAt, locale)];
  return (
    <p>
      <Trans>
        The code of the handover on {date} at {time} has been added to the complaint. We take it into account.
      </Trans>
    </p>
  );
}
