import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck, Truck } from 'lucide-react';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { DeliveryBlockProps } from './buyer-delivery.tsx';
import { ChangeProblem, OfflineNote } from './change-problem.tsx';
import { DeliveryAddress, ParcelTracking } from './delivery-facts.tsx';
import styles from './orders.module.css';
import { TransportQuestion } from './transport-question.tsx';
import { useDeliveryChange } from './use-delivery-change.ts';

/** What the seller sees and does about the delivery (ORDER-009, ORDER-030). */
export function SellerDelivery({ order, isOffline }: DeliveryBlockProps) {
  const locale = useLocale();
  const { delivery, payoutDays } = order;
  const { status, shipBy, postnlLabelLink } = delivery;
  const isOpen = status === 'PENDING';
  return (
    <section className={styles.part} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className={styles.title}>
        <Trans>The delivery</Trans>
      </h2>
      <DeliveryAddress delivery={delivery} />
      <ParcelTracking delivery={delivery} />
      {isOpen && shipBy !== null && (
        <Banner>
          <Trans>Send the parcel within 5 days: by {formatDate(shipBy, locale)} at the latest.</Trans>
        </Banner>
      )}
      {postnlLabelLink !== null && (
        <p>
          <a href={postnlLabelLink} target="_blank" rel="noreferrer">
            <Trans>Open the label for the parcel</Trans>
          </a>
        </p>
      )}
      {isOpen && delivery.asksForTransport && <TransportQuestion order={order} isOffline={isOffline} />}
      {isOpen && <Moves order={order} isOffline={isOffline} />}
      {(status === 'ARRIVED' || status === 'HANDED_OFF') && (
        <p>
          <Trans>The buyer confirms receipt now. After that we pay you within 2 to 5 working days.</Trans>
        </p>
      )}
      {status === 'IN_REVIEW' && (
        <Banner kind="warning" title={<Trans>The buyer has a complaint</Trans>}>
          <blockquote className={styles.quote}>{delivery.complaint}</blockquote>
          <Trans>We look at it and write to you both. The money stays with us meanwhile.</Trans>
        </Banner>
      )}
      {payoutDays !== null && order.money === 'DUE' && (
        <p>
          <Trans>
            Your money comes within 2 to 5 working days: between {formatDate(payoutDays.from, locale)} and{' '}
            {formatDate(payoutDays.until, locale)}.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** Arrived, picked up, or handed to the courier (ORDER-012, ORDER-013, ORDER-014). */
function Moves({ order, isOffline }: DeliveryBlockProps) {
  const { t } = useLingui();
  const { delivery } = order;
  const { change, pending, isPending, error } = useDeliveryChange(delivery.uuid);
  const isPickup = delivery.deliveryMethod.type === 'pickup_transport';
  const move = async (kind: 'arrive' | 'hand_off') => {
    if (await change({ kind })) toast(t`Thank you. The buyer is asked to confirm.`, { kind: 'success' });
  };
  return (
    <>
      {isOffline && <OfflineNote />}
      <ChangeProblem error={error} />
      <div className={styles.actions}>
        {delivery.possible.includes('arrive') && (
          <Button
            kind="primary"
            icon={PackageCheck}
            onPress={() => void move('arrive')}
            isPending={pending === 'arrive'}
            isDisabled={isOffline || isPending}
          >
            {isPickup ? <Trans>The buyer has picked it up</Trans> : <Trans>It has arrived</Trans>}
          </Button>
        )}
        {delivery.possible.includes('hand_off') && (
          <Button
            kind="primary"
            icon={Truck}
            onPress={() => void move('hand_off')}
            isPending={pending === 'hand_off'}
            isDisabled={isOffline || isPending}
          >
            <Trans>Handed to the courier</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
