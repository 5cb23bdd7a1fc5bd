import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck, Truck } from 'lucide-react';
import { isInPerson } from '#domain/orders/delivery-life-cycle.ts';
import { commandProblem } from '#src/data/graphql/command-problem.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { PathLink } from '#src/ui/kit/path-link.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import { useNow } from '#src/ui/kit/use-now.ts';
import { CommandBanner } from '#src/ui/market/command-banner.tsx';
import { AskFirst } from './ask-first.tsx';
import type { DeliveryBlockProps } from './buyer-delivery.tsx';
import { ComplaintLink } from './complaint-link.tsx';
import { DeliveryAddress, HandOverProof, ParcelTracking } from './delivery-facts.tsx';
import { OfflineNote } from './offline-note.tsx';
import styles from './orders.module.css';
import { PackingSlipButton } from './packing-slip-button.tsx';
import { payoutWindow } from './payout-window.ts';
import { isSendingLate } from './timeline-facts.ts';
import { TransportQuestion } from './transport-question.tsx';
import { useDeliveryChange } from './use-delivery-change.ts';

/** Delivery as the seller sees it, with the seller's actions (ORDER-009, ORDER-030). */
export function SellerDelivery({ order, isOffline }: DeliveryBlockProps) {
  const locale = useLocale();
  const { delivery } = order;
  const { status, shipBy, postnlLabelLink } = delivery;
  const isOpen = status === 'PENDING';
  const isLate = isSendingLate(delivery, useNow());
  return (
    <section className={styles.part} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className={styles.title}>
        <Trans>Delivery</Trans>
      </h2>
      <DeliveryAddress delivery={delivery} />
      <ParcelTracking delivery={delivery} />
      {isOpen && shipBy !== null && delivery.shippedAt === null && (
        <Banner kind={isLate ? 'warning' : 'info'}>
          {isLate ? (
            <Trans>
              You are late: {formatDate(shipBy, locale)} was the last day. Send the parcel now, or the order
              will be cancelled.
            </Trans>
          ) : (
            <Trans>Send the parcel within 5 days: by {formatDate(shipBy, locale)} at the latest.</Trans>
          )}
        </Banner>
      )}
      {postnlLabelLink !== null && (
        <p>
          <a href={postnlLabelLink} target="_blank" rel="noreferrer">
            <Trans>Open the parcel label</Trans>
          </a>
        </p>
      )}
      {postnlLabelLink === null && delivery.possible.includes('ship') && (
        <p>
          <Trans>
            If we make a label for this parcel, you’ll find it here. You can also use your own label.
          </Trans>
        </p>
      )}
      {isOpen && !isInPerson(delivery.deliveryMethod.type) && (
        <PackingSlipButton orderUuid={order.uuid} isOffline={isOffline} />
      )}
      {isOpen && delivery.asksForTransport && <TransportQuestion order={order} isOffline={isOffline} />}
      {isOpen && delivery.courierDay !== null && !delivery.possible.includes('arrive') && (
        <p>
          <Trans>
            The transport partner collects it on {formatDate(delivery.courierDay, locale)}. From that day on,
            you can report its arrival here.
          </Trans>
        </p>
      )}
      {delivery.hasTrouble && (isOpen || status === 'ARRIVED') && (
        <Banner>
          <Trans>
            The carrier reports that this parcel is lost or on its way back. We are looking into it and hold
            the money until then, so you can’t report its arrival now.
          </Trans>
        </Banner>
      )}
      {isOpen && <Moves order={order} isOffline={isOffline} />}
      {(status === 'ARRIVED' || status === 'HANDED_OFF') && !delivery.hasTrouble && (
        <p>
          <Trans>The buyer now confirms receipt. We then pay you within 2 to 5 working days.</Trans>
        </p>
      )}
      <HandOverProof delivery={delivery} />
      <ComplaintLink order={order} />
      <PayoutLink order={order} />
    </section>
  );
}

/** The state of the payout, or when it is expected, and the link to the payouts once the money is released. */
function PayoutLink({ order }: Pick<DeliveryBlockProps, 'order'>) {
  const { money } = order;
  if (money !== 'DUE' && money !== 'PAID_OUT' && money !== 'CHARGED_BACK') return null;
  return (
    <p>
      {money === 'DUE' && order.payoutDelay === null && <PayoutState order={order} />}{' '}
      <PathLink href="/account/uitbetalingen">
        <Trans>View payouts</Trans>
      </PathLink>
    </p>
  );
}

function PayoutState({ order }: Pick<DeliveryBlockProps, 'order'>) {
  const locale = useLocale();
  const days = payoutWindow(order, useNow());
  const { payoutStatus } = order;
  if (payoutStatus === 'RELEASED' || payoutStatus === 'SENT')
    return <Trans>Your money is on its way to your bank account.</Trans>;
  if (days !== null)
    return (
      <Trans>
        You get your money within 2 to 5 working days: between {formatDate(days.from, locale)} and{' '}
        {formatDate(days.until, locale)}.
      </Trans>
    );
  if (payoutStatus === 'PLANNED') return <Trans>We are preparing your payout.</Trans>;
  return <Trans>We have not paid you for this sale yet.</Trans>;
}

/** The seller's transitions: arrived, picked up, or handed to the courier (ORDER-012, ORDER-013, ORDER-014). */
function Moves({ order, isOffline }: DeliveryBlockProps) {
  const { t } = useLingui();
  const { delivery } = order;
  const { change, pending, isPending, error } = useDeliveryChange(delivery.uuid);
  const isPickup = delivery.deliveryMethod.type === 'pickup_transport';
  // Not the seller's primary action: the carrier reports the arrival, or a transport day has to be agreed on first.
  const isLater =
    delivery.deliveryMethod.type === 'post_transport' ||
    (delivery.deliveryMethod.type === 'brenger_transport' && delivery.courierDay === null);
  // A parcel is marked as sent first; the carrier or the seller reports its arrival afterwards.
  const isUnsent = delivery.possible.includes('ship');
  const move = async (kind: 'arrive' | 'hand_off') => {
    if (await change({ kind })) toast(t`Thank you. We have asked the buyer to confirm.`, { kind: 'success' });
  };
  return (
    <>
      {isOffline && <OfflineNote />}
      <CommandBanner problem={commandProblem(error)} />
      <div className={styles.actions}>
        {delivery.possible.includes('arrive') && !isUnsent && (
          <AskFirst
            label={isPickup ? <Trans>The buyer has picked it up</Trans> : <Trans>It has arrived</Trans>}
            icon={PackageCheck}
            kind={isLater ? 'quiet' : 'primary'}
            isPending={pending === 'arrive'}
            isDisabled={isOffline || isPending}
            question={
              isPickup ? (
                <Trans>Has the buyer picked it up?</Trans>
              ) : (
                <Trans>Has the product reached the buyer?</Trans>
              )
            }
            yes={<Trans>Yes, notify the buyer</Trans>}
            onYes={() => void move('arrive')}
          >
            <Trans>We ask the buyer to confirm receipt within three days.</Trans>
          </AskFirst>
        )}
        {delivery.possible.includes('hand_off') && (
          <AskFirst
            label={<Trans>Handed to the courier</Trans>}
            icon={Truck}
            isPending={pending === 'hand_off'}
            isDisabled={isOffline || isPending}
            question={<Trans>Have you handed the product to the courier?</Trans>}
            yes={<Trans>Yes, notify the buyer</Trans>}
            onYes={() => void move('hand_off')}
          >
            <Trans>We let the buyer know that it is on its way.</Trans>
          </AskFirst>
        )}
      </div>
    </>
  );
}
